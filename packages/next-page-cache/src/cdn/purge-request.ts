import type { CdnKind } from "./cdn-tags.ts";

/** How many tags one call takes at most: what Fastly and Cloudflare document. */
export const MOST_TAGS: Readonly<Record<CdnKind, number>> = { fastly: 256, cloudflare: 30, webhook: 100 };

/** A purge call that takes longer has failed, in ms. */
const TIMEOUT_MS = 5000;

export interface PurgeTarget {
  readonly kind: CdnKind;
  /** The whole address of the call. */
  readonly url: string;
  readonly token: string | undefined;
}

function authorization({ kind, token }: PurgeTarget): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  return kind === "fastly" ? { "fastly-key": token } : { authorization: `Bearer ${token}` };
}

/**
 * Asks a CDN to forget what carries the tags: Fastly's batch purge by surrogate keys, Cloudflare's purge by cache tags, or
 * `{ "tags": [...] }` posted to an address of your own.
 *
 * @param tags at most `MOST_TAGS` of the kind
 * @throws Error where the CDN does not confirm it
 */
export async function sendPurge(
  target: PurgeTarget,
  tags: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const response = await fetch(target.url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...authorization(target) },
    body: JSON.stringify(target.kind === "fastly" ? { surrogate_keys: tags } : { tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  // Cloudflare may say so in an answer that is well otherwise.
  if (!response.ok || (target.kind === "cloudflare" && /"success":\s*false/u.test(text)))
    throw new Error(`The CDN answered ${response.status}: ${text.slice(0, 200)}`);
}
