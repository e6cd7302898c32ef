import { type BrandInput, defineBrand } from "@courseway/brand";
import {
  type BlockContract,
  fieldsSchema,
  GLOBAL_SETS,
  type Globals,
  NO_GLOBALS,
  PAGE_FIELDS,
  type Page,
  type RedirectRow,
  type ScheduledMoment,
  type SiteChanges,
} from "@courseway/content-client";
import { declarations } from "@courseway/blocks/declarations";
import { type Quote, createQuote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";
import { readSite, type SiteReading } from "../reading/read-site.ts";

/** November 22, 2026, noon in Chicago. */
export const NOW = Date.UTC(2026, 10, 22, 18);

export const DAY_MS = 86_400_000;

type Wire = Readonly<Record<string, unknown>>;

/** A page as its editors wrote it: blocks by their handles, other fields as in the content system's response. */
export interface ExamplePage {
  readonly slug: string;
  readonly blocks?: readonly (readonly [name: string, content: Wire])[];
  readonly seo?: Partial<Page["seo"]>;
  readonly fields?: Partial<Page>;
}

/** A site as its editors wrote it: global sets by their handles. */
export interface ExampleSite {
  readonly sets?: Readonly<Record<string, Wire>>;
  readonly pages?: readonly ExamplePage[];
  readonly redirects?: readonly Partial<RedirectRow>[];
  /** What goes live or expires by itself. */
  readonly moments?: readonly ScheduledMoment[];
  readonly brand?: Partial<BrandInput>;
}

/** The real declarations of the block library. */
export const blocks: readonly BlockContract[] = declarations;

const read = (fields: BlockContract["fields"], wire: Wire): unknown => fieldsSchema(fields).parse(wire);

function buildPage({ slug, blocks: rows = [], seo = {}, fields = {} }: ExamplePage): Page {
  const { seoContent } = fieldsSchema(PAGE_FIELDS).parse({});
  const content = fieldsSchema(PAGE_FIELDS).parse({ title: slug });
  return {
    ...content,
    slug,
    typeHandle: "visionTemplateEntry",
    blog: slug.startsWith("blog--"),
    state: null,
    header: content,
    seo: { ...seoContent, pageTitle: `Title of ${slug}`, description: `About ${slug}`, ...seo },
    styles: [],
    emailCapture: null,
    exitIntent: null,
    analytics: null,
    blocks: rows.map(([name, wire], index) => {
      const known = blocks.find((block) => block.name === name);
      return known === undefined
        ? { kind: "problem", name, index, reason: `No block of the name "${name}" is registered.` }
        : { kind: "block", name, index, content: read(known.fields, wire) };
    }),
    emptyRows: 0,
    refusals: [],
    editing: null,
    ...fields,
  };
}

function buildGlobals(sets: NonNullable<ExampleSite["sets"]>): Globals {
  const set = <Name extends keyof typeof GLOBAL_SETS>(name: Name) =>
    sets[name] === undefined ? null : fieldsSchema(GLOBAL_SETS[name]).parse(sets[name]);
  return {
    ...NO_GLOBALS,
    emailCapture: set("emailCapture"),
    topPromo: set("topPromoBanner"),
    graphicPromo: set("graphicPromoBanner"),
    offer: set("headerPromoBanner"),
  };
}

/** Creates a brand for tests. */
export const exampleBrand = (changes: Partial<BrandInput> = {}) =>
  defineBrand({
    id: "ACE",
    name: "Ace School",
    url: "https://www.ace.example",
    craftSite: "ace",
    ctaText: "Start",
    vertical: "RE",
    checkoutUrl: "https://checkout.ace.example/checkout/",
    signInUrl: "https://account.ace.example/sign-in/",
    courseSelectionUrl: "https://account.ace.example/courses/",
    siblingSites: ["https://www.dec.example"],
    ...changes,
  });

/** The settings of a sibling of that brand. */
export const SISTER: Partial<BrandInput> = {
  id: "DEC",
  name: "Dec School",
  url: "https://www.dec.example",
  siblingSites: ["https://www.ace.example"],
};

/** Creates a content system for tests; slugs in `failing` fail in every request. */
export function exampleContent(
  { sets = {}, pages = [], redirects = [], moments = [] }: ExampleSite,
  failing: readonly string[] = [],
) {
  const calls: (readonly string[])[] = [];
  const all = pages.map(buildPage);
  const listed = [...all, ...failing.map((slug) => buildPage({ slug }))];
  return {
    calls,
    globals: async () => buildGlobals(sets),
    redirects: async () =>
      redirects.map((row) => ({ redirectFrom: "", redirectTo: null, redirectKind: "permanent" as const, ...row })),
    pages: async () =>
      listed.map((page) => ({ ...page, seoContent: page.seo, blogSummary: null, pageTitle: null, title: page.slug })),
    changes: async (): Promise<SiteChanges> => ({
      pages: [],
      pageCount: all.length,
      sharedUpdatedAt: null,
      moments,
      seesUpcoming: true,
    }),
    wholePages: async (slugs: readonly string[]) => {
      calls.push(slugs);
      if (slugs.some((slug) => failing.includes(slug))) throw new Error("The page is broken.");
      return all.filter(({ slug }) => slugs.includes(slug));
    },
  };
}

/** Reads a site from what its editors wrote. */
export const exampleSite = (site: ExampleSite): Promise<SiteReading> =>
  readSite({ brand: exampleBrand(site.brand), blocks, content: exampleContent(site) });

/**
 * The data of commerce in tests: products by price in cents, and the percentage that a code takes off which of them.
 */
export interface ExampleCommerce {
  readonly products?: Readonly<Record<string, number>>;
  readonly codes?: Readonly<Record<string, { readonly percent: number; readonly products?: readonly string[] }>>;
}

/** Creates a commerce that answers like the real one: the best of the given codes applies. */
export const exampleCommerce = ({ products = {}, codes = {} }: ExampleCommerce) => ({
  quotes: async (sets: readonly PriceSet[]): Promise<(Quote | null)[]> =>
    sets.map(({ productIds, couponCodes }) => {
      const [id = ""] = productIds;
      const price = products[id];
      if (price === undefined) return null;
      const best = couponCodes
        .flatMap((code) => {
          const rule = codes[code.toUpperCase()];
          return rule === undefined || rule.products?.includes(id) === false ? [] : [{ code, percent: rule.percent }];
        })
        .toSorted((one, other) => other.percent - one.percent)[0];
      return createQuote({
        productIds,
        originalPrice: price,
        ...(best === undefined
          ? {}
          : {
              discountPrice: Math.round((price * (100 - best.percent)) / 100),
              offPercent: best.percent,
              couponCode: best.code,
            }),
      });
    }),
});
