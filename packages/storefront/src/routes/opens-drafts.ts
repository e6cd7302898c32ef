import type { Host } from "../host/host.ts";
import { createDedupe } from "../api/dedupe.ts";
import { processState } from "../process-state.ts";

/** How long an answer holds, in ms: an editor opens page after page. */
const KEPT_MS = 30_000;

type TokenHost = Pick<Host, "siteIndex" | "report" | "now" | "isDevelopment">;

/**
 * Whether a token opens anything. The content system shows published pages to one that it does not know, so only a draft
 * that comes with it proves it. In development every token does.
 */
export async function opensDrafts(
  token: string,
  { siteIndex, report, now, isDevelopment }: TokenHost,
): Promise<boolean> {
  if (isDevelopment) return true;
  const known = processState("preview-tokens", () =>
    createDedupe<boolean>({ now, ttlMs: KEPT_MS, maxKeys: 100, isSuccess: () => true }),
  );
  try {
    return await known(token, async () => (await siteIndex.drafts(token)).length > 0);
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
