"""What the OpenAPI description cannot find out by itself."""

from __future__ import annotations

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ludotheque.core.events import Event


class Stories(OpenAPISchemaPlugin):
    """Every game has events of its own; what they share is their name."""

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
