import type { BrandConfig, Vendors } from "@courseway/brand";
import type { Analytics, Globals, Page } from "@courseway/content-client";
import { parseWindow } from "@courseway/coupons";
import type { VitalsSettings } from "../vitals/vitals-settings.ts";

/** The kinds of third-party scripts; structured data is not one of them; it is in the page's HTML. [AN-001, AN-002] */
export type ScriptType = "optimizely" | "segment" | "tagManager" | "partner";

/** One script of a third party on one page. */
export interface PageScript {
  readonly type: ScriptType;
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** When it stops being loaded, in epoch ms; null for never. [AN-009] */
  readonly ends: number | null;
}

/** A page's settings for analytics. Plain JSON. */
export interface PageAnalytics {
  /** Fields of the page event: the editors' and the brand's. [AN-008] */
  readonly page: Readonly<Record<string, string>>;
  /** In the order of loading. */
  readonly scripts: readonly PageScript[];
  /** The settings of the customer-data script; null for none. [AN-004] */
  readonly customerData: { readonly writeKey: string; readonly scriptUrl: string; readonly apiUrl: string } | null;
  /** Whether Google's tags get the visitor's choice. [AN-003, PV-013] */
  readonly googleConsentMode: boolean;
  /** The settings of field measurements; null for none. */
  readonly vitals: VitalsSettings | null;
  /** The external sign-in. Only its links get the visitor's anonymous id. [HD-015] */
  readonly signInUrl: string;
}

/** The page's fields that decide its scripts. */
export type AnalyticsPage = Pick<Page, "analytics" | "optimizelyEnabled" | "optimizelyTestEndDate" | "pageType"> &
  Partial<Pick<Page, "blocks">>;

/** Attributes that a setting may not set: the loader's own, and code. */
const REFUSED = /^(?:src|type|async|nonce|integrity|on.*)$/i;

/** Parses HTML attributes; none if any part cannot be parsed. [AN-011] */
export function parseAttributes(text: string): Readonly<Record<string, string>> {
  const attribute = /\s*([a-z][\w-]*)(?:="([^"<>]*)"|='([^'<>]*)'|=([^\s"'<>=]+))?(?=\s|$)/giy;
  const found: [string, string][] = [];
  const trimmed = text.trimEnd();
  while (attribute.lastIndex < trimmed.length) {
    const [, name = "", quoted, single, bare] = attribute.exec(trimmed) ?? [];
    if (name === "") return {};
    found.push([name, quoted ?? single ?? bare ?? ""]);
  }
  return Object.fromEntries(found.filter(([name]) => !REFUSED.test(name)));
}

/** When the experiments of a page end, the later of the page's and the site's; undefined if none runs. [AN-009, AN-010] */
function experimentEnd(
  page: AnalyticsPage | null,
  { experiment }: Pick<Globals, "experiment">,
  timeZone: string,
): number | null | undefined {
  const ends = [page, experiment].flatMap((one) =>
    one?.optimizelyEnabled ? [parseWindow(null, one.optimizelyTestEndDate, timeZone).ends ?? Infinity] : [],
  );
  if (ends.length === 0) return undefined;
  const last = Math.max(...ends);
  return last === Infinity ? null : last;
}

const isBelow = (path: string, start: string): boolean =>
  path === start || path.startsWith(start.endsWith("/") ? start : `${start}/`);

/** The scripts of a page, in the order of their dependencies. */
function listScripts(vendors: Vendors, path: string, end: number | null | undefined): readonly PageScript[] {
  const { experiments, customerData, tagManager, partnerScripts } = vendors;
  const script = (type: ScriptType, src: string, attributes = {}, ends: number | null = null): PageScript => ({
    type,
    src,
    attributes,
    ends,
  });
  return [
    ...(experiments && end !== undefined
      ? [script("optimizely", `${experiments.scriptUrl}/${experiments.projectId}.js`, {}, end)]
      : []),
    ...(customerData
      ? [script("segment", `${customerData.scriptUrl}/analytics.js/v1/${customerData.writeKey}/analytics.min.js`)]
      : []),
    ...(tagManager ? [script("tagManager", `${tagManager.scriptUrl}?id=${tagManager.containerId}`)] : []),
    ...partnerScripts
      .filter(({ paths }) => paths.length === 0 || paths.some((start) => isBelow(path, start)))
      .map(({ src, attributes }) => script("partner", src, parseAttributes(attributes))),
  ];
}

const filled = (fields: Analytics | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value]])),
  );

interface AnalyticsInput {
  readonly brand: Pick<BrandConfig, "id" | "timeZone" | "vendors" | "signInUrl" | "vitals">;
  readonly globals: Pick<Globals, "experiment">;
  readonly path: string;
  /** Null for an app's own page. */
  readonly page: AnalyticsPage | null;
  /** A preview does not count as a visit. */
  readonly isPreview: boolean;
}

/**
 * A page's settings for analytics: its fields, and the scripts of the third parties that its brand has enabled. An experiment's end
 * without an offset is in the brand's time zone.
 * [AN-001, AN-003, AN-008, AN-009, AN-010, AN-011, AN-012]
 */
export function pageAnalytics({ brand, globals, path, page, isPreview }: AnalyticsInput): PageAnalytics {
  const { vendors, timeZone, signInUrl } = brand;
  const { pageType } = page ?? {};
  return {
    page: { brand: brand.id, ...(pageType ? { pageType } : {}), ...filled(page?.analytics ?? null) },
    scripts: isPreview ? [] : listScripts(vendors, path, experimentEnd(page, globals, timeZone)),
    customerData: isPreview ? null : vendors.customerData,
    googleConsentMode: !isPreview && vendors.googleConsentMode,
    vitals: isPreview || brand.vitals.share === 0 ? null : { ...brand.vitals, ...measuredPage(page) },
    signInUrl,
  };
}

/** The page's labels for field measurements: its type, and each row's block. */
function measuredPage(page: AnalyticsPage | null): Pick<VitalsSettings, "pageType" | "blocks"> {
  const blocks = page?.blocks ?? [];
  const rows = Math.max(0, ...blocks.map(({ index }) => index + 1));
  const names = Array.from({ length: rows }, (_, row) => blocks.find(({ index }) => index === row)?.name ?? null);
  return { pageType: page?.pageType ?? "other", blocks: names };
}
