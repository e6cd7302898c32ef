/**
 * Which of some types a content system does not know, where it says of all of them together no more than that one is
 * unknown: found by halving, some seven questions for one of eighty.
 *
 * @param areKnown asks for all of those types at once
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

/** A document that asks for nothing but the types: no entry has such a slug. */
export function typesQuery(types: readonly string[]): string {
  const fragments = types.map((type) => `... on ${type} { __typename }`);
  return `query ContentTypes { entry(slug: ["~"]) { __typename ${fragments.join(" ")} } }`;
}
