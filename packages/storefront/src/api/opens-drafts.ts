import type { Host } from "../host/host.ts";
import { createDedupe } from "./dedupe.ts";
import { signedMoment } from "../render/preview/moment.ts";
import { MOMENT_PARAMETERS } from "../render/preview/parameters.ts";
import { processState } from "@courseway/observability/process-state";

/** How long a result is cached, in ms: an editor opens page after page. */
const CACHED_MS = 30_000;

/** The parts of a host that check a preview's token. */
export type TokenHost = Pick<Host, "siteIndex" | "report" | "now" | "isDevelopment">;

/**
 * Whether a token opens drafts. Content shows published pages for unknown tokens, so only a draft in the response proves it. In
 * development every token counts.
 */
export async function opensDrafts(
  token: string,
  { siteIndex, report, now, isDevelopment }: TokenHost,
): Promise<boolean> {
  if (isDevelopment) return true;
  const checkedTokens = processState("preview-tokens", () =>
    createDedupe<boolean>({ now, ttlMs: CACHED_MS, maxKeys: 100 }),
  );
  try {
    return await checkedTokens(token, async () => (await siteIndex.drafts(token)).length > 0);
  } catch (error) {
    report({
      level: "error",
      code: 40403,
      message: "A preview token could not be checked; its panel stays closed.",
      error,
    });
    return false;
  }
}

/** The moment (epoch ms) for which an address is signed, if its token opens drafts; otherwise null. */
export async function openedMoment(
  query: URLSearchParams,
  host: TokenHost & Pick<Host, "brand" | "env">,
): Promise<number | null> {
  const token = query.get("token");
  if (token === null) return null;
  const [at, signature] = [query.get(MOMENT_PARAMETERS.at), query.get(MOMENT_PARAMETERS.signature)];
  const signed = { site: host.brand.id, token, at, signature };
  const moment = signedMoment(signed, host.env.PREVIEW_SECRET, host.now());
  return moment !== null && (await opensDrafts(token, host)) ? moment : null;
}
