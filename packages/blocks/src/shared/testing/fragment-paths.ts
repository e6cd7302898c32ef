import { Kind, parse, type SelectionSetNode } from "graphql";

const COMMON = new Set(["__typename", "typeHandle"]);

/**
 * The field paths that a fragment selects, such as `image` and `image.url`, in alphabetical order.
 * Fields that tell rows apart are left out: the content client reads those.
 *
 * @throws where the fragment is no GraphQL
 */
export function fragmentPaths(fragment: string): readonly string[] {
  const document = parse(`{ block { ${fragment} } }`);
  const paths = new Set<string>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) collect(definition.selectionSet, "", paths);
  }
  return [...paths]
    .map((path) => path.replace(/^block\.?/, ""))
    .filter(Boolean)
    .sort();
}

function collect(set: SelectionSetNode, parent: string, paths: Set<string>): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, parent, paths);
    if (selection.kind !== Kind.FIELD || COMMON.has(selection.name.value)) continue;
    const name = selection.alias?.value ?? selection.name.value;
    const path = parent ? `${parent}.${name}` : name;
    paths.add(path);
    if (selection.selectionSet) collect(selection.selectionSet, path, paths);
  }
}
