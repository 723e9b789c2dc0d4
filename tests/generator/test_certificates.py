"""The checker of certificates accepts what holds and rejects whatever is broken."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from generator.link.certificate import leaves
from generator.link.check_certificate import fault_of
from generator.link.solve import solve
from generator.link.verdict import Certificate
from levels.board import Board
from levels.rules import LinkRules
from tests.oracles.random_boards import full_board

RULES = LinkRules()
CROSSED = Board.from_text("1 2 3\n2 1 3")
Breakage = Callable[[Certificate, random.Random], None]


@cache
def proofs_by_cases() -> tuple[tuple[Board, str], ...]:
    """Return boards with their certificates as JSON text."""
    rng = random.Random(5)
    found: list[tuple[Board, str]] = []
    while len(found) < 12:
        board = full_board(rng, 10, 12, 4)
        certificate = solve(board, RULES).certificate
        if certificate is not None and certificate["form"] == "cases":
            found.append((board, json.dumps(certificate)))
    return tuple(found)


def nodes(certificate: Certificate) -> list[dict[str, Any]]:
    """Return the inner nodes of a proof by cases."""

    def below(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
        if "cases" in node:
            yield node
            for case in node["cases"]:
                yield from below(case)

    return list(below(certificate["tree"]))


def drop_a_case(certificate: Certificate, rng: random.Random) -> None:
    cases = rng.choice(nodes(certificate))["cases"]
    del cases[rng.randrange(len(cases))]


def name_a_partner_twice(certificate: Certificate, rng: random.Random) -> None:
    cases = rng.choice([node for node in nodes(certificate) if len(node["cases"]) > 1])["cases"]
    cases[0]["partner"] = cases[1]["partner"]


def add_a_case_of_another_kind(certificate: Certificate, rng: random.Random) -> None:
    node = rng.choice(nodes(certificate))
    node["cases"].append({"partner": [0, 0], "set": 0})
    node["cases"].append({"partner": [0, 1], "set": 0})


def name_another_tile(certificate: Certificate, rng: random.Random) -> None:
    node = rng.choice(nodes(certificate))
    row, col = node["tile"]
    node["tile"] = [row, (col + 1) % 12]


def settle_a_tile_twice(certificate: Certificate, rng: random.Random) -> None:
    leaf = rng.choice(list(leaves(certificate["tree"])))
    leaf.update(tile=leaf["partner"], cases=[])
    del leaf["set"]


def drop_a_needed_tile(certificate: Certificate, rng: random.Random) -> None:
    # Sets are not always as small as they go; without half of its tiles none is known to hold.
    for cells in certificate["sets"]:
        rng.shuffle(cells)
        del cells[len(cells) // 2 :]


def empty_a_set(certificate: Certificate, rng: random.Random) -> None:
    rng.choice(certificate["sets"]).clear()


def name_a_cell_twice(certificate: Certificate, rng: random.Random) -> None:
    cells = rng.choice(certificate["sets"])
    cells.append(cells[0])


def leave_the_board(certificate: Certificate, rng: random.Random) -> None:
    rng.choice(certificate["sets"]).append([99, 0])


def end_the_proof_at_the_root(certificate: Certificate, rng: random.Random) -> None:  # noqa: ARG001
    certificate["tree"] = {"set": 0}


def name_a_set_that_is_not_there(certificate: Certificate, rng: random.Random) -> None:
    rng.choice(list(leaves(certificate["tree"])))["set"] = len(certificate["sets"])


def forget_the_sets(certificate: Certificate, rng: random.Random) -> None:  # noqa: ARG001
    del certificate["sets"]


BREAKAGES: tuple[Breakage, ...] = (
    drop_a_case,
    name_a_partner_twice,
    add_a_case_of_another_kind,
    name_another_tile,
    settle_a_tile_twice,
    drop_a_needed_tile,
    empty_a_set,
    name_a_cell_twice,
    leave_the_board,
    end_the_proof_at_the_root,
    name_a_set_that_is_not_there,
    forget_the_sets,
)


@pytest.mark.parametrize("breakage", BREAKAGES, ids=lambda breakage: breakage.__name__)
def test_a_broken_proof_by_cases_is_rejected(breakage: Breakage) -> None:
    rng = random.Random(1)
    for board, text in proofs_by_cases():
        for _time in range(3):
            certificate = json.loads(text)
            breakage(certificate, rng)
            assert fault_of(board, RULES, certificate) is not None, certificate


def test_a_proof_by_cases_holds_after_a_trip_through_json() -> None:
    for board, text in proofs_by_cases():
        assert fault_of(board, RULES, json.loads(text)) is None


def test_a_proof_of_one_board_does_not_serve_another() -> None:
    (board, text), (other, _text) = proofs_by_cases()[:2]
    assert board != other
    assert fault_of(other, RULES, json.loads(text)) is not None


def test_every_leaf_is_used_and_every_set_has_one() -> None:
    for _board, text in proofs_by_cases():
        certificate = json.loads(text)
        assert {leaf["set"] for leaf in leaves(certificate["tree"])} == set(range(len(certificate["sets"])))


def test_a_stuck_set_holds_only_with_all_its_tiles() -> None:
    cells = [[0, 0], [0, 1], [1, 0], [1, 1]]
    closed = LinkRules(border="closed")
    assert fault_of(CROSSED, closed, {"form": "stuck", "cells": cells}) is None
    for cell in cells:
        broken = [other for other in cells if other != cell]
        assert fault_of(CROSSED, closed, {"form": "stuck", "cells": broken}) is not None


def test_a_partner_outside_the_set_counts() -> None:
    # The 1 on the left is walled in by the set, but for the way to the other 1, which is no part of it.
    board = Board.from_text("2 1 3 1\n3 2 . .")
    closed = LinkRules(border="closed")
    inside = {"form": "stuck", "cells": [[0, 0], [0, 2], [1, 0], [1, 1]]}
    assert fault_of(board, closed, inside) == "((0, 0), (1, 1)) link"
    with_one = {"form": "stuck", "cells": [[0, 1], [0, 0], [0, 2], [1, 0], [1, 1]]}
    assert fault_of(Board.from_text("2 1 3 1\n3 4 4 2"), closed, with_one) is not None


def test_a_stuck_set_under_another_rule_is_rejected() -> None:
    certificate = {"form": "stuck", "cells": [[0, 0], [0, 1], [1, 0], [1, 1]]}
    board = Board.from_text("1 2\n2 1")
    assert fault_of(board, LinkRules(), certificate) is None
    assert fault_of(board, LinkRules(max_turns=3), certificate) is not None


def test_under_a_collapse_only_a_board_without_any_link_is_stuck() -> None:
    falling = LinkRules(border="closed", collapse="down")
    whole = {"form": "stuck", "cells": [[0, 0], [0, 1], [1, 0], [1, 1]]}
    assert fault_of(Board.from_text("1 2\n2 1"), falling, whole) is None
    assert fault_of(CROSSED, falling, whole) == "under a collapse only the set of all tiles proves anything"


def test_a_proof_by_cases_needs_a_board_that_stays_put() -> None:
    board, text = proofs_by_cases()[0]
    falling = LinkRules(collapse="down")
    assert fault_of(board, falling, json.loads(text)) == (
        "a proof by cases holds only where nothing collapses"
    )


def test_an_odd_kind_must_be_odd_and_whole() -> None:
    board = Board.from_text("1 2 1 1\n2 2 2 .")
    certificate: Certificate = {"form": "odd", "kind": 1, "cells": [[0, 0], [0, 2], [0, 3]]}
    assert fault_of(board, LinkRules(collapse="left"), certificate) is None
    assert fault_of(board, RULES, {**certificate, "kind": 2}) is not None
    assert fault_of(board, RULES, {**certificate, "cells": [[0, 0]]}) is not None
    even = {"form": "odd", "kind": 2, "cells": [[0, 1], [1, 0], [1, 1], [1, 2]]}
    assert fault_of(board, RULES, even) == "4 is not an odd number"


@pytest.mark.parametrize(
    "nonsense",
    [{}, {"form": "stuck"}, {"form": "magic"}, {"form": "stuck", "cells": 3}, {"form": "stuck", "cells": []}],
)
def test_nonsense_is_a_fault_and_not_a_crash(nonsense: Certificate) -> None:
    assert fault_of(CROSSED, RULES, nonsense) is not None
