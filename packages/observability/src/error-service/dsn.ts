/** The address that receives envelopes, and the key that authenticates us. */
export interface EnvelopeTarget {
  readonly url: string;
  readonly publicKey: string;
}

/**
 * Parses a DSN, `https://{key}@{host}/{path?}/{project}`. The environment's schema rejects every other form.
 *
 * @example envelopeTarget("https://k@errors.test/7") // { url: "https://errors.test/api/7/envelope/", publicKey: "k" }
 */
export function envelopeTarget(dsn: string): EnvelopeTarget {
  const { origin, pathname, username } = new URL(dsn);
  const segments = pathname.split("/").filter(Boolean);
  const project = segments.pop() ?? "";
  return { url: [origin, ...segments, "api", project, "envelope", ""].join("/"), publicKey: username };
}
