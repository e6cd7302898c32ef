import type { Field, Fields, FieldType } from "@courseway/content-client";

/** The fields inside a field, by the row types that contain them; null if it has none. */
function inner(type: FieldType): Readonly<Record<string, Fields>> | null {
  if (type.kind === "matrix") return type.rows;
  if (type.kind === "entries") return { "": type.fields };
  return type.kind === "table" ? { "": type.columns } : null;
}

/** Every declared field with its path, such as `cards:productCard.cardTitle`. */
export function* allFields(fields: Fields, parent = ""): Generator<readonly [path: string, field: Field]> {
  for (const [handle, field] of Object.entries(fields)) {
    const path = parent + handle;
    yield [path, field];
    for (const [type, held] of Object.entries(inner(field.type) ?? {})) yield* allFields(held, `${path}:${type}.`);
  }
}

export const declaredPaths = (fields: Fields): readonly string[] => [...allFields(fields)].map(([path]) => path).sort();

/** The paths that contents fill, including those of fields inside fields. A row contains its type. */
export function examplePaths(fields: Fields, contents: readonly unknown[]): readonly string[] {
  const paths = new Set<string>();
  for (const content of contents) fill(fields, content, "", paths);
  return [...paths].sort();
}

function fill(fields: Fields, content: unknown, parent: string, paths: Set<string>): void {
  for (const [handle, value] of Object.entries(content ?? {})) {
    if (handle === "typeHandle") continue;
    const path = parent + handle;
    paths.add(path);
    const types = fields[handle] && inner(fields[handle].type);
    if (!types || !Array.isArray(value)) continue;
    for (const row of value) {
      const type = "" in types ? "" : String(row?.typeHandle);
      fill(types[type] ?? {}, row, `${path}:${type}.`, paths);
    }
  }
}
