import type { CdnKind } from "./cdn-tags.ts";

/** The maximum number of tags in one call, as Fastly and Cloudflare document. */
export const MOST_TAGS: Readonly<Record<CdnKind, number>> = { fastly: 256, cloudflare: 30, webhook: 100 };

/** The time limit of a purge call, in ms. */
const TIMEOUT_MS = 5000;

export interface PurgeTarget {
  readonly kind: CdnKind;
  /** The URL of the call. */
  readonly url: string;
  readonly token: string | undefined;
}

function authorization({ kind, token }: PurgeTarget): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  return kind === "fastly" ? { "fastly-key": token } : { authorization: `Bearer ${token}` };
}

/**
 * Purges everything with the tags: by Fastly's batch purge of surrogate keys, by Cloudflare's purge of cache tags, or by posting
 * `{ "tags": [...] }` to your own URL.
 *
 * @param tags at most `MOST_TAGS` of the kind
 * @throws Error if the CDN does not confirm the purge
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
  // Cloudflare may report a failure with status 200.
  if (!response.ok || (target.kind === "cloudflare" && /"success":\s*false/u.test(text)))
    throw new Error(`The CDN answered ${response.status}: ${text.slice(0, 200)}`);
}
