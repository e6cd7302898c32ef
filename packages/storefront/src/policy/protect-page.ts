import type { Report } from "@courseway/services";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_SCRIPTS, PAGE_STYLES } from "./complete-policy.ts";
import { type IntegrityManifest, pageSources } from "./page-sources.ts";

/** A page as Next hands it to the cache. */
interface RenderedPage {
  readonly html?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** What the build says of its scripts, see `experimental.sri` of Next. */
export function readIntegrity(serverFolder: string): IntegrityManifest {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the framework's own build
    return JSON.parse(
      readFileSync(join(serverFolder, "subresource-integrity-manifest.json"), "utf8"),
    ) as IntegrityManifest;
  } catch {
    return null;
  }
}

/**
 * Gives a page what its policy needs, once, before it is kept. In place, because Next sends its first visitor the very value
 * that it hands to the cache. A page that comes again, because a later render failed, has it already.
 */
export function protectPage(page: RenderedPage, key: string, manifest: IntegrityManifest, report: Report): void {
  if (page.html === undefined || page.headers?.[PAGE_SCRIPTS] !== undefined) return;
  const { html, scripts, styles, strangers } = pageSources(page.html, manifest);
  const headers = { ...page.headers, [PAGE_SCRIPTS]: scripts.join(" "), [PAGE_STYLES]: styles.join(" ") };
  Object.assign(page, { html, headers });
  if (strangers.length === 0) return;
  report({
    level: "warn",
    message: `The page ${key} has scripts that are none of the site's, and no browser will run them: ${strangers.slice(0, 3).join(" … ")}. Look for them in the page's content; a script of the app's own belongs into a client component.`,
    tags: { tag: "policy" },
  });
}
