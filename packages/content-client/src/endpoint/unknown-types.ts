/**
 * Finds the types that a content system does not know, by halving. The content system only reports whether a set of
 * types contains an unknown one; finding one of eighty takes about seven requests.
 *
 * @param areKnown resolves to whether all given types are known, with one request
 */
export async function unknownTypes(
  types: readonly string[],
  areKnown: (types: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  if (types.length === 0 || (await areKnown(types))) return [];
  if (types.length === 1) return types;
  const half = Math.ceil(types.length / 2);
  const first = await unknownTypes(types.slice(0, half), areKnown);
  return [...first, ...(await unknownTypes(types.slice(half), areKnown))];
}

/** Writes a document that tests types and returns no data, because no entry has this slug. */
export function typesQuery(types: readonly string[]): string {
  const fragments = types.map((type) => `... on ${type} { __typename }`);
  return `query ContentTypes { entry(slug: ["~"]) { __typename ${fragments.join(" ")} } }`;
}
