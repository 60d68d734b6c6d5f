"""Additions to the OpenAPI description that cannot be derived from the types."""

from __future__ import annotations

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ludotheque.core.events import Event


class Stories(OpenAPISchemaPlugin):
    """Describes events: games define their own, and only the field `event` is common to all."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        return value is Event

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: object) -> Schema:
        return Schema(
            type=OpenAPIType.OBJECT,
            properties={"event": Schema(type=OpenAPIType.STRING)},
            required=["event"],
            description="One step of the story of a move, with the fields of the game's own event.",
        )
