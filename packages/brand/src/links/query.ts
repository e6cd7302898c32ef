import { asText } from "../values/as-text.ts";

/** A link in the three parts that a query belongs between. `query` has no "?", `fragment` has its "#". */
export interface LinkParts {
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Splits a link, so that joining the parts gives the same link again. */
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

/** Puts a link together again; an empty query leaves no "?". */
export function joinLink({ path, query, fragment }: LinkParts): string {
  return `${path}${query && `?${query}`}${fragment}`;
}

/**
 * The values of a query, decoded, by name, in order; comma-separated values are split and blank ones left out.
 *
 * @param isWanted decides by a value as the query writes it, not decoded
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
    // One list is added to: joining it again for each of ten thousand pairs would take a second.
    for (const part of wanted) if (part !== "") known.push(part);
    values.set(decoded(name), known);
  }
  return values;
}

/** Decodes a name or value as browsers do: a plus is a space, a broken escape stays. */
function decoded(text: string): string {
  return new URLSearchParams(`=${text}`).get("")?.trim() ?? "";
}

/** One `name=value` pair; commas stay readable. */
export function queryPair(name: string, values: readonly string[]): string {
  return `${encodeURIComponent(name)}=${values.map(encodeURIComponent).join(",")}`;
}
