/** The credentials for the commerce service: a name and password, or a complete header. */
export type CommerceAuth =
  | { readonly user: string; readonly password: string }
  /** "Name: value", or only the value of `Authorization`. */
  | { readonly header: string };

/**
 * Returns the authorization header of price requests; none without credentials. [API-020, API-022]
 *
 * @example authHeaders({ header: "X-Api-Key: abc" }) // { "x-api-key": "abc" }
 */
export function authHeaders(auth: CommerceAuth | null): Record<string, string> {
  if (auth === null) return {};
  if ("user" in auth) {
    const pair = Buffer.from(`${auth.user}:${auth.password}`).toString("base64");
    return { authorization: `Basic ${pair}` };
  }
  const named = /^([A-Za-z][A-Za-z0-9-]*):\s*(.+)$/.exec(auth.header);
  if (named?.[1] !== undefined && named[2] !== undefined) return { [named[1].toLowerCase()]: named[2] };
  return { authorization: auth.header };
}
