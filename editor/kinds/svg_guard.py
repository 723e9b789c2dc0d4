"""Whether an SVG file may be handed to the renderer: one that reaches out of itself, or never ends, may not.

The renderer follows references to other files and repeats what is used again without end; so a file is read
here first, by a parser that resolves nothing, and refused where in doubt.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from editor.kinds.refusal import Refused

SVG_BYTES: Final = 2 * 1024 * 1024
_MOST_ELEMENTS: Final = 20_000
_MOST_DRAWN: Final = 40_000
"""Elements when everything that is used again is counted every time."""
_LAYERED: Final = frozenset({"opacity", "filter", "mask"})
_LAYER_WEIGHT: Final = 40
"""What is drawn on a layer of its own first takes as long as so many others: measured, half a millisecond."""
_MOST_DEPTH: Final = 100
_MOST_FILTERS: Final = 64
_LARGEST: Final = 100_000.0
_SLIMMEST: Final = 64.0
"""The most times that a picture may be longer than it is broad."""
_REACHING: Final = frozenset(
    {"script", "image", "feImage", "foreignObject", "iframe", "audio", "video", "set"}
)
_URL: Final = re.compile(r"url\(\s*['\"]?\s*([^'\")\s]*)", re.IGNORECASE)
_LENGTH: Final = re.compile(r"\s*([0-9.eE+-]+)\s*(px|pt|pc|mm|cm|in|%)?\s*")


@dataclass(slots=True)
class _Node:
    """An element: what it holds, what it refers to, how many plain ones it takes as long as."""

    weight: int = 1
    children: list[int] = field(default_factory=list)
    refers: list[str] = field(default_factory=list)


class _Refusal(Exception):  # noqa: N818 - it carries an answer out of the parser
    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


class _Reader:
    """Takes what the parser meets."""

    def __init__(self) -> None:
        self.nodes: list[_Node] = []
        self.by_id: dict[str, int] = {}
        self._open: list[int] = []
        self._names: list[str] = []
        self._filters = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        if not self.nodes:
            _check_root(name, attributes)
        if name in _REACHING:
            raise _Refusal(Refused("svg-reaches-out", f"<{name}>"))
        self._filters += name.startswith("fe")
        if (
            len(self.nodes) >= _MOST_ELEMENTS
            or len(self._open) >= _MOST_DEPTH
            or self._filters > _MOST_FILTERS
        ):
            raise _Refusal(Refused("svg-too-much"))
        node = _Node(weight=_weight(attributes))
        number = len(self.nodes)
        self.nodes.append(node)
        if self._open:
            self.nodes[self._open[-1]].children.append(number)
        self._open.append(number)
        self._names.append(name)
        for key, value in attributes.items():
            local = key.rpartition(":")[2]
            if local == "id":
                self.by_id.setdefault(value, number)
            elif local == "href" and name != "a":
                node.refers.append(_inner(value))
            elif local.startswith("on"):
                raise _Refusal(Refused("svg-reaches-out", key))
            node.refers += _urls(value)

    def end(self, _tag: str) -> None:
        self._open.pop()
        self._names.pop()

    def text(self, words: str) -> None:
        if self._names and self._names[-1] == "style":
            if "@import" in words.lower():
                raise _Refusal(Refused("svg-reaches-out", "@import"))
            self.nodes[self._open[-1]].refers += _urls(words)

    def drawn(self) -> int:
        """Return how many elements there are to draw; refuses references that run in circles."""
        costs: dict[int, int] = {}

        def cost(number: int, above: frozenset[int]) -> int:
            if number in above or len(above) > 2 * _MOST_DEPTH:
                raise _Refusal(Refused("svg-too-much"))
            if number not in costs:
                node = self.nodes[number]
                within = above | {number}
                targets = [self.by_id[name] for name in node.refers if name in self.by_id]
                costs[number] = node.weight + sum(cost(each, within) for each in (*node.children, *targets))
                if costs[number] > _MOST_DRAWN:
                    raise _Refusal(Refused("svg-too-much"))
            return costs[number]

        return cost(0, frozenset())


def svg_refusal(data: bytes) -> Refused | None:
    """Return why an SVG file may not be drawn, or None when it may."""
    if len(data) > SVG_BYTES:
        return Refused("too-many-bytes", str(SVG_BYTES // 1024 // 1024))
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.EntityDeclHandler = _refuse_entity
    parser.ExternalEntityRefHandler = _refuse_entity
    parser.ProcessingInstructionHandler = _refuse_style_sheet
    try:
        parser.Parse(data, True)
        reader.drawn()
    except _Refusal as refusal:
        return refusal.refused
    except (expat.ExpatError, ValueError, RecursionError) as error:
        return Refused("broken", str(error))
    return None


def _refuse_entity(*_what: object) -> int:
    raise _Refusal(Refused("svg-entities"))


def _refuse_style_sheet(target: str, _data: str) -> None:
    if target.lower().startswith("xml-stylesheet"):
        raise _Refusal(Refused("svg-reaches-out", target))


def _inner(reference: str) -> str:
    """Return the id that a reference names; refuses one that leaves the file."""
    reference = reference.strip()
    if not reference.startswith("#"):
        raise _Refusal(Refused("svg-reaches-out", reference[:80]))
    return reference[1:]


def _weight(attributes: dict[str, str]) -> int:
    styles = {part.partition(":")[0].strip() for part in attributes.get("style", "").split(";")}
    return _LAYER_WEIGHT if _LAYERED & (attributes.keys() | styles) else 1


def _urls(text: str) -> list[str]:
    return [_inner(found) for found in _URL.findall(text)] if "url" in text.lower() else []


def _check_root(name: str, attributes: dict[str, str]) -> None:
    if name != "svg":
        raise _Refusal(Refused("unknown-format"))
    sides = [_length(attributes.get(side)) for side in ("width", "height")]
    box = attributes.get("viewBox", "").replace(",", " ").split()
    sides += [_length(side) for side in box[2:4]]
    known = [side for side in sides if side is not None]
    if any(not 0 < side <= _LARGEST for side in known):
        raise _Refusal(Refused("svg-size"))
    for broad, high in (sides[:2], sides[2:]):
        if broad is not None and high is not None and max(broad / high, high / broad) > _SLIMMEST:
            raise _Refusal(Refused("svg-size"))


def _length(text: str | None) -> float | None:
    """Return a length in its own unit; None where there is none, or it depends on the surroundings."""
    match = _LENGTH.fullmatch(text or "")
    if match is None or match[2] == "%":
        return None
    try:
        length = float(match[1])
    except ValueError:
        return None
    return length if math.isfinite(length) else -1.0
