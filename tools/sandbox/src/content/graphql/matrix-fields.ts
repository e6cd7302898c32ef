import { Kind, type DocumentNode, type FieldDefinitionNode, type ObjectTypeDefinitionNode } from "graphql";
import { matrixTypes } from "./directives.ts";

/** Every object type of the document, by name. */
export function objectTypes(document: DocumentNode): ReadonlyMap<string, ObjectTypeDefinitionNode> {
  const objects = document.definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION);
  return new Map(objects.map((definition) => [definition.name.value, definition]));
}

/**
 * Every matrix field with the types that it may contain. A handle in several types is a single field of the content
 * system, so its types are merged.
 */
export function matrixFields(document: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const type of objectTypes(document).values()) {
    for (const field of type.fields ?? []) {
      const types = matrixTypes(field);
      if (types) found.set(field.name.value, new Set([...(found.get(field.name.value) ?? []), ...types]));
    }
  }
  return found;
}

/** The matrix fields that may contain a type. */
export function listFieldsWith(type: string, fields: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...fields].filter(([, types]) => types.has(type)).map(([field]) => field);
}

export function fieldNames(fields: readonly FieldDefinitionNode[] | undefined): ReadonlySet<string> {
  return new Set((fields ?? []).map((field) => field.name.value));
}
