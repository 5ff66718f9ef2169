"""The second opinion: request bodies against the published API description, where a copy of it is present.

Owns the reading of the file and one compiled validator a route, both made when first needed. Unions are rewritten to
look at their `type` first: this is faster, and an error names the component that is wrong instead of every kind it
could have been. Without the file, `Description.find()` returns None and nothing is checked.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

from .refusal import Problem

ROOT = Path(__file__).resolve().parents[3]
PREFIX = "#/components/schemas/"


class Description:
    """Validators made from an API description."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document
        self._schemas: dict[str, Any] = document["components"]["schemas"]
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}

    @classmethod
    def find(cls) -> Description | None:
        """Read the description that the environment names, or the one beside the repository."""
        place = os.environ.get("DISCORD_OPENAPI")
        path = Path(place) if place else ROOT.parent / "shared" / "discord-openapi.json"
        return cls(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None

    def check(self, method: str, template: str, body: Any) -> list[Problem]:
        validator = self._validator(method, template)
        return [] if validator is None else [_problem(error) for error in validator.iter_errors(body)]

    def has(self, method: str, template: str) -> bool:
        return method.lower() in self._document["paths"].get(template, {})

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        key = (method, template)
        if key not in self._validators:
            self._validators[key] = self._compile(method.lower(), template)
        return self._validators[key]

    def _compile(self, method: str, template: str) -> Draft202012Validator | None:
        operation = self._document["paths"].get(template, {}).get(method, {})
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return None
        definitions: dict[str, Any] = {}
        top = self._rewrite(schema, definitions)
        return Draft202012Validator({**top, "$defs": definitions})

    def _rewrite(self, node: Any, definitions: dict[str, Any]) -> Any:
        if isinstance(node, list):
            return [self._rewrite(part, definitions) for part in node]
        if not isinstance(node, dict):
            return node
        if isinstance(reference := node.get("$ref"), str):
            return self._refer(reference.removeprefix(PREFIX), definitions)
        for word in ("oneOf", "anyOf"):
            if (chosen := self._discriminate(node.get(word), definitions)) is not None:
                return chosen
        if "oneOf" in node and all("const" in part for part in node["oneOf"]):
            return {"enum": [part["const"] for part in node["oneOf"]]}
        return {key: self._rewrite(value, definitions) for key, value in node.items() if key != "description"}

    def _refer(self, name: str, definitions: dict[str, Any]) -> dict[str, Any]:
        if name not in definitions:
            definitions[name] = {}  # Stands in while a schema that contains itself is rewritten.
            schema = self._schemas[name]
            rewritten = self._rewrite(schema, definitions)
            if schema.get("format") == "snowflake":
                # The API takes snowflakes as integers too, and the library sends them so.
                rewritten = {"anyOf": [rewritten, {"type": "integer", "minimum": 0}]}
            definitions[name].update(rewritten)
        return {"$ref": f"#/$defs/{name}"}

    def _discriminate(self, branches: Any, definitions: dict[str, Any]) -> dict[str, Any] | None:
        """Turn a union whose members all name their `type` into a choice by that type."""
        if not isinstance(branches, list) or len(branches) < 2 or not all("$ref" in branch for branch in branches):
            return None
        cases: list[dict[str, Any]] = []
        kinds: list[Any] = []
        for branch in branches:
            name = branch["$ref"].removeprefix(PREFIX)
            values = self._schemas[name].get("properties", {}).get("type", {}).get("enum")
            if not values:
                return None
            kinds.extend(values)
            condition = {"properties": {"type": {"enum": values}}, "required": ["type"]}
            cases.append({"if": condition, "then": self._refer(name, definitions)})
        return {"type": "object", "required": ["type"], "properties": {"type": {"enum": kinds}}, "allOf": cases}


def _problem(error: ValidationError) -> Problem:
    deepest = best_match([error]) or error
    return Problem(tuple(deepest.absolute_path), f"OPENAPI_{str(deepest.validator).upper()}", deepest.message[:300])
