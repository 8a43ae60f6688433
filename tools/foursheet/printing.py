"""JSON as a person would lay it out: what fits on one line stands on one line."""

import json

WIDTH = 112


def _flat(value):
    if isinstance(value, dict):
        if not value:
            return "{}"
        return "{ " + ", ".join(f"{json.dumps(k)}: {_flat(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_flat(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _lines(value, indent, room):
    flat = _flat(value)
    if not isinstance(value, (dict, list)) or (indent and len(flat) <= room):
        return flat
    inner = "  " * (indent + 1)
    if isinstance(value, dict):
        parts = []
        for key, one in value.items():
            head = f"{inner}{json.dumps(key)}: "
            parts.append(head + _lines(one, indent + 1, WIDTH - len(head) - 1))
        opening, closing = "{", "}"
    else:
        parts = [inner + _lines(one, indent + 1, WIDTH - len(inner) - 1) for one in value]
        opening, closing = "[", "]"
    return opening + "\n" + ",\n".join(parts) + "\n" + "  " * indent + closing


def text_of(value):
    """The whole file."""
    return _lines(value, 0, 0) + "\n"
