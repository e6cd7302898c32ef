import type { Block } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { type ContentClient, type ContentRefusal, createContentClient } from "@courseway/content-client";
import type { Report } from "@courseway/observability";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { pooledFetch } from "../site/pooled-fetch.ts";
import { processState } from "@courseway/observability/process-state";

/**
 * The time limit of a call to content, in ms. Visitors wait less if there is a last good copy; a late result renews that copy, so that
 * the site stays current even if content is slow for hours.
 */
const CONTENT_LIMIT_MS = 20_000;

/** How content is called, if not as the site calls it. */
interface ContentCalls {
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

/** The content client of a brand, which asks with the fragments of the given blocks. It reports what content refuses. */
export function contentClient(
  env: StorefrontEnv,
  brand: BrandConfig,
  blocks: readonly Block[],
  report: Report,
  { fetch = pooledFetch, timeoutMs = CONTENT_LIMIT_MS }: ContentCalls = {},
): ContentClient {
  return createContentClient({
    url: env.CONTENT_URL,
    ...(env.BLOG_CONTENT_URL === undefined ? {} : { blogUrl: env.BLOG_CONTENT_URL }),
    ...(env.CONTENT_TOKEN === undefined ? {} : { token: env.CONTENT_TOKEN }),
    site: brand.craftSite,
    ...(env.CONTENT_CRAFT_VERSION === undefined ? {} : { craft: env.CONTENT_CRAFT_VERSION === "4" ? 4 : 5 }),
    blocks,
    fetch,
    timeoutMs,
    blogPrefix: brand.blog.prefix,
    assetsPrefix: brand.contentAssetsPrefix,
    onRefusal: reportRefusals(report),
  });
}

/** Reports each refusal of the content system once per process, for all clients. */
export function reportRefusals(report: Report, reported = processState("refusals", () => new Set<string>())) {
  return ({ code, message, block }: ContentRefusal): void => {
    if (reported.has(message)) return;
    reported.add(message);
    report({ level: "error", code, message, tags: block === null ? { tag: "content" } : { tag: "content", block } });
  };
}
