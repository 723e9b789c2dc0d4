"""Colours as `#rrggbb` text: mixing, contrast, and how far apart two of them look. No Qt here."""

from __future__ import annotations

from typing import Final, TypeAlias

Rgb: TypeAlias = tuple[float, float, float]
"""Red, green and blue from 0 to 1."""

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
BLINDNESS: Final[dict[str, tuple[Rgb, Rgb, Rgb]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def rgb(color: str) -> Rgb:
    """Read `#rrggbb`."""
    red, green, blue = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def hex_of(color: Rgb) -> str:
    """Write `#rrggbb`, each part brought into range."""
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in color)


def mix(first: str, second: str, share: float) -> str:
    """Return the colour that lies `share` (0 to 1) of the way from the first to the second."""
    a, b = rgb(first), rgb(second)
    return hex_of((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share))


def linear(color: str) -> Rgb:
    """Return the light that a colour gives, without the screen's gamma."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(color))
    return red, green, blue


def luminance(color: str) -> float:
    """Return the relative luminance of WCAG 2."""
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of WCAG 2: from 1 (alike) to 21 (black on white)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def darkened_to(color: str, face: str, ratio: float) -> str:
    """Return the colour, darkened step by step until it stands out from the face by the contrast asked."""
    share = 0.0
    while share < 0.95 and contrast(mix(color, "#000000", share), face) < ratio:
        share += 0.02
    return mix(color, "#000000", share)


def lab(light: Rgb) -> Rgb:
    """Return CIE L*a*b* (D65) of linear light; distances of about 10 are seen at a glance."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen_with(blindness: str, color: str) -> Rgb:
    """Return the linear light that someone with a colour blindness sees in a colour."""
    light = linear(color)
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in BLINDNESS[blindness]
    )
    return red, green, blue
