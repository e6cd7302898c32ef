import type { Report } from "@courseway/observability";
import {
  lifeHeader,
  type OutsideLife,
  outsideLife,
  processCdn,
  sharedSeconds,
  type TransformPage,
} from "@courseway/next-page-cache";
import { env, isBuilding } from "../../site/env/read-env.ts";
import {
  type BuiltFiles,
  finishPage,
  builtSheets,
  type IntegrityManifest,
  pageSources,
  readIntegrity,
} from "@courseway/next-finish";
import { PAGE_SCRIPTS, PAGE_STYLES } from "@courseway/next-finish/policy";
import { processReporting } from "../../site/process-reporting.ts";
import { islandFiles, RUNTIME_STARTER } from "@courseway/next-finish/start";
import { processPageData } from "./process-pages.ts";

/** A page as Next passes it to the cache. */
export interface RenderedPage {
  readonly html?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

export interface PreparePageOptions extends BuiltFiles {
  /** The page's cache key, for the log. */
  readonly key: string;
  readonly life: OutsideLife;
  /** The headers with the page's tags for the CDN; empty if no CDN is configured. */
  readonly cdn: Readonly<Record<string, string>>;
  readonly manifest: IntegrityManifest;
  readonly report: Report;
  /** Stores a page's data and styles, each under its name. */
  readonly keepData: (name: string, text: string) => void;
}

/**
 * Prepares a page once, when it enters the cache: finishes it and adds its policy sources and its end as headers. It changes the value
 * in place, because Next sends the same value to the first visitor. If a later render fails, Next passes the old page again, which is
 * already prepared.
 */
export function preparePage(page: RenderedPage, options: PreparePageOptions): void {
  if (page.html === undefined || page.headers?.[PAGE_SCRIPTS] !== undefined) return;
  const small = finishPage(page.html, options, options.life.until);
  if (small !== null) {
    options.keepData(small.name, small.data);
    options.keepData(RUNTIME_STARTER.name, RUNTIME_STARTER.text);
  }
  if (small?.styles) options.keepData(small.styles.name, small.styles.css);
  const { html, scripts, styles, strangers } = pageSources(small?.html ?? page.html, options.manifest);
  const pageHeaders = {
    [PAGE_SCRIPTS]: scripts.join(" "),
    [PAGE_STYLES]: styles.join(" "),
    ...lifeHeader(options.life),
    ...options.cdn,
  };
  const { link, ...others } = page.headers ?? {};
  // With Cache Components Next lists its files here, including those that a finished page does not need.
  const headers = { ...others, ...(small === null && link !== undefined && { link }), ...pageHeaders };
  Object.assign(page, { html, headers });
  if (strangers.length === 0) return;
  options.report({
    level: "warn",
    message: `The page ${options.key} has scripts that are none of the site's, and no browser will run them: ${strangers.slice(0, 3).join(" … ")}. Look for them in the page's content; a script of the app's own belongs into a client component.`,
    tags: { tag: "policy" },
  });
}

/** The environment is read only when needed, since the cache is also created during a build. */
const reportOfProcess: Report = (event) => processReporting(env(), "").report(event);

/** Prepares each page that enters the cache of this process. */
export function pageTransform(serverFolder: string): TransformPage {
  const data = processPageData(serverFolder);
  const build = { manifest: readIntegrity(serverFolder), readSheet: builtSheets(serverFolder), islandFiles };
  return async (page, { key, tags, ...said }) => {
    if (isBuilding()) return;
    const stored: Promise<boolean>[] = [];
    const keepData = (name: string, text: string): void => void stored.push(data.keep(name, text));
    const life = outsideLife({ tags, ...said }, sharedSeconds());
    const cdn = processCdn()?.headers(tags) ?? {};
    preparePage(page, { ...build, key, life, cdn, report: reportOfProcess, keepData });
    await Promise.all(stored);
  };
}
