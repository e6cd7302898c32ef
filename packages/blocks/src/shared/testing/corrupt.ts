const WRONG: readonly unknown[] = [null, undefined, true, 7, "x", [], [null], {}, [{}], [{ typeHandle: "unknown" }]];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One content with every field that any of the examples fills, with at most two rows in each. */
export function mostComplete(examples: readonly Fields[]): Fields {
  const full: Record<string, unknown> = {};
  for (const [key, value] of examples.flatMap((example) => Object.entries(example))) {
    const found = Array.isArray(value) ? value.slice(0, 2) : value;
    if (isEmpty(full[key])) full[key] = found;
  }
  return full;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Wrong contents: values that are no content, and the content with one field at a time missing or of a wrong kind, also
 * in its rows.
 */
export function* corrupted(content: Fields): Generator {
  yield* WRONG;
  yield* corruptedFields(content);
}

function* corruptedFields(content: Fields): Generator<Fields> {
  for (const [key, value] of Object.entries(content)) {
    const { [key]: _, ...rest } = content;
    yield rest;
    for (const wrong of WRONG) yield { ...content, [key]: wrong };
    if (!Array.isArray(value) || !isFields(value[0])) continue;
    for (const row of corruptedFields(value[0])) yield { ...content, [key]: [row, ...value.slice(1)] };
  }
}
