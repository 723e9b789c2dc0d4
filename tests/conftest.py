"""What all tests run under."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Whatever the user's own language is, tests read English.
os.environ["BOARDLOOM_LANGUAGE"] = "en"
# How long an example takes says something about the machine, not about the code.
settings.register_profile("boardloom", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("boardloom")
