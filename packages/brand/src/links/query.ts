import { asText } from "../values/as-text.ts";

/** The three parts of a link. `query` has no "?"; `fragment` includes its "#". */
export interface LinkParts {
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Splits a link. `joinLink` restores the same link. */
export function splitLink(link: string): LinkParts {
  const hash = link.indexOf("#");
  const beforeHash = hash < 0 ? link : link.slice(0, hash);
  const mark = beforeHash.indexOf("?");
  return {
    path: mark < 0 ? beforeHash : beforeHash.slice(0, mark),
    query: mark < 0 ? "" : beforeHash.slice(mark + 1),
    fragment: hash < 0 ? "" : link.slice(hash),
  };
}

/** Joins the parts of a link; an empty query adds no "?". */
export function joinLink({ path, query, fragment }: LinkParts): string {
  return `${path}${query && `?${query}`}${fragment}`;
}

/**
 * Returns the decoded values of a query by name, in order. Comma-separated values are split, blank ones left out.
 *
 * @param isWanted filters values in their encoded form, as in the query
 */
export function queryValues(
  query: string,
  isWanted: (written: string) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of asText(query).replace(/^\?/, "").split("&")) {
    const [name = "", ...value] = pair.split("=");
    const known = values.get(decoded(name)) ?? [];
    const wanted = value.join("=").split(/,|%2C/i).filter(isWanted).map(decoded);
    // We push to one list: a new array for each of ten thousand pairs would take a second.
    for (const part of wanted) if (part !== "") known.push(part);
    values.set(decoded(name), known);
  }
  return values;
}

/** Decodes a name or value as browsers do: a plus is a space, an invalid escape stays unchanged. */
function decoded(text: string): string {
  return new URLSearchParams(`=${text}`).get("")?.trim() ?? "";
}

/** Writes one `name=value` pair; commas are not escaped. */
export function queryPair(name: string, values: readonly string[]): string {
  return `${encodeURIComponent(name)}=${values.map(encodeURIComponent).join(",")}`;
}
