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
  /** From then on it is not loaded, in epoch ms; null for always. [AN-009] */
  readonly ends: number | null;
}

/** The host's facts about a page for analytics. Plain JSON. */
export interface PageAnalytics {
  /** What the page's editors say of it, and its brand: fields of the page event. [AN-008] */
  readonly page: Readonly<Record<string, string>>;
  /** In the order in which they are loaded. */
  readonly scripts: readonly PageScript[];
  /** How the customer-data script is set up; null where the brand has none. [AN-004] */
  readonly customerData: { readonly writeKey: string; readonly scriptUrl: string; readonly apiUrl: string } | null;
  /** Whether Google's tags get the visitor's choice. [AN-003, PV-013] */
  readonly googleConsentMode: boolean;
  /** How the field is measured here; null for not at all. */
  readonly vitals: VitalsSettings | null;
  /** The external sign-in, whose links alone carry the visitor's anonymous id. [HD-015] */
  readonly signInUrl: string;
}

/** As much of a page as decides on its scripts. */
export type AnalyticsPage = Pick<Page, "analytics" | "optimizelyEnabled" | "optimizelyTestEndDate" | "pageType"> &
  Partial<Pick<Page, "blocks">>;

/** Attributes that a setting may not give: the loader's own, and code. */
const REFUSED = /^(?:src|type|async|nonce|integrity|on.*)$/i;

/** The attributes of an HTML text; none at all where a part of it cannot be read. [AN-011] */
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

/** When the experiments of a page end, the later of the page's and the site's; undefined where none runs. [AN-009, AN-010] */
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

/** The scripts of a page, those that others wait for first. */
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
  /** Null for a page that is not the content's. */
  readonly page: AnalyticsPage | null;
  /** An editor's look at a draft is no visit. */
  readonly isPreview: boolean;
}

/**
 * What a page asks of analytics: its fields, and the scripts of those third parties that its brand has enabled. An
 * experiment's end without an offset is in the brand's time zone.
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

/** What figures say of a page: its type, and which block each row is. */
function measuredPage(page: AnalyticsPage | null): Pick<VitalsSettings, "pageType" | "blocks"> {
  const blocks = page?.blocks ?? [];
  const rows = Math.max(0, ...blocks.map(({ index }) => index + 1));
  const names = Array.from({ length: rows }, (_, row) => blocks.find(({ index }) => index === row)?.name ?? null);
  return { pageType: page?.pageType ?? "other", blocks: names };
}
