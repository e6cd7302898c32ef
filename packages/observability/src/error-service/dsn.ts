/** Where envelopes go, and as whom. */
export interface EnvelopeTarget {
  readonly url: string;
  readonly publicKey: string;
}

/**
 * Reads a DSN, `https://{key}@{host}/{path?}/{project}`; the environment's schema lets no other form through.
 *
 * @example envelopeTarget("https://k@errors.test/7") // { url: "https://errors.test/api/7/envelope/", publicKey: "k" }
 */
export function envelopeTarget(dsn: string): EnvelopeTarget {
  const { origin, pathname, username } = new URL(dsn);
  const segments = pathname.split("/").filter(Boolean);
  const project = segments.pop() ?? "";
  return { url: [origin, ...segments, "api", project, "envelope", ""].join("/"), publicKey: username };
}
