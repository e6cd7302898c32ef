import type { z } from "zod";

const NOT_A_FIELD =
  /^(\d+|length|constructor|toString|toJSON|valueOf|then|map|flatMap|filter|every|entries|at|__typename|typeHandle)$/;

/** The field paths that a schema looks at while it parses the given contents, in alphabetical order. */
export function pathsRead(schema: z.ZodType, contents: readonly unknown[]): readonly string[] {
  const paths = new Set<string>();
  for (const content of contents) schema.safeParse(watched(content, "", paths));
  return [...paths].sort();
}

function watched(value: unknown, parent: string, paths: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || typeof found === "function") return found;
      const path = NOT_A_FIELD.test(key) ? parent : parent ? `${parent}.${key}` : key;
      if (path) paths.add(path);
      return watched(found, path, paths);
    },
  });
}
