import { couponPolicy } from "@courseway/brand/rules";
import { isCheckoutLink, isOnCheckoutHost, splitCodes } from "@courseway/coupons";
import { listNamedCodes } from "../../audit/codes.ts";
import { finding } from "../../finding/finding.ts";
import { listCodesOnLink, listProductsOnLink } from "../../prices/links.ts";
import { siteCodes, type SoldProducts, soldProducts } from "../../prices/price-book.ts";
import { momentText } from "../../reading/moments.ts";
import type { Part } from "../../reading/parts.ts";
import type { SiteReading } from "../../reading/read-site.ts";
import { getBannerPlace, gathered, type Judged, quoted, listScenes, type SeenFinding } from "./input.ts";

type Link = Extract<Part, { kind: "link" }>;

const toKey = (code: string): string => code.trim().toLowerCase();

const listAllParts = ({ pages, parts }: SiteReading): readonly Part[] => [
  ...parts,
  ...pages.flatMap((page) => page.parts),
];

/** Lists editors' links that lead to a checkout. */
const checkoutLinks = (site: SiteReading): readonly Link[] =>
  listAllParts(site).flatMap((part) =>
    part.kind === "link" && isCheckoutLink(part.href, site.brand.checkoutUrl) ? [part] : [],
  );

/** Lists the codes that texts name. */
const namedCodes = (site: SiteReading): readonly string[] => [
  ...new Set(listAllParts(site).flatMap((part) => (part.kind === "words" ? listNamedCodes(part.words) : []))),
];

/**
 * Lists the quotes to request in addition to the calendar's: products and codes of links, and codes that texts name.
 */
export function linkQuestions(site: SiteReading): readonly SoldProducts[] {
  const linked = checkoutLinks(site).flatMap(({ href }) => {
    const productIds = listProductsOnLink(href);
    if (productIds.length === 0) return [];
    return [{ productIds, own: [] }, ...listCodesOnLink(href, site).map((code) => ({ productIds, own: [code] }))];
  });
  const sold = soldProducts(site.pages.flatMap(({ parts }) => parts));
  const named = namedCodes(site).flatMap((code) => sold.map(({ productIds }) => ({ productIds, own: [code] })));
  return [...linked, ...named];
}

/** Finds banners that name a code which checkout links do not have at that time. */
function bannerCodes({ rehearsal, site }: Judged): readonly SeenFinding[] {
  const offerCodes = splitCodes(site.globals.offer?.coupon ?? "");
  return gathered(
    listScenes(rehearsal).flatMap(({ page, view, at }) =>
      view.banners.flatMap(({ banner, words }) => {
        // A code that the override replaces still belongs to the offer banner.
        const carried = new Set([...view.codes, ...(banner === "offer" ? offerCodes : [])].map(toKey));
        const absent = listNamedCodes(words).filter((code) => !carried.has(toKey(code)));
        return [...new Set(absent)].map((code) => ({
          rule: "code-not-on-links" as const,
          severity: "error" as const,
          brand: site.name,
          place: getBannerPlace(banner),
          subject: code,
          message: `${quoted(words)} names ${code}, and checkout links carry ${view.codes.join(", ") || "no code"} ${momentText(at, rehearsal.timeZone)}.`,
          advice: "Write the code that the banner brings, or none: visitors need not type it.",
          seenAt: { path: page.path, at, visitor: 0 },
        }));
      }),
    ),
  );
}

/** Finds codes in a page's text that commerce does not accept. */
function textCodes({ rehearsal, site, prices }: Judged): readonly SeenFinding[] {
  if (!prices.isKnown) return [];
  const isTaken = (code: string): boolean =>
    prices.products.some((ids) => {
      const [plain, quote] = [prices.quote(ids, []), prices.quote(ids, [code])];
      return plain !== null && quote !== null && quote.discountPrice < plain.discountPrice;
    });
  const given = new Set([...siteCodes(site), ...soldProducts(listAllParts(site)).flatMap(({ own }) => own)].map(toKey));
  return gathered(
    site.pages.flatMap(({ path, parts, from = rehearsal.from }) =>
      parts.flatMap((part) =>
        part.kind !== "words"
          ? []
          : listNamedCodes(part.words)
              .filter((code) => !given.has(toKey(code)) && !isTaken(code))
              .map((code) => ({
                rule: "code-not-on-links" as const,
                severity: "error" as const,
                brand: site.name,
                place: part.place,
                subject: code,
                message: `The text names ${code}: no link carries it, and commerce does not take it.`,
                advice: "Correct the code, or take the sentence out.",
                seenAt: { path, at: from, visitor: 0 },
              })),
      ),
    ),
  );
}

/**
 * Finds faulty checkout links of editors: those of another shop, with their own code, or for a product that does not
 * exist.
 */
function linkFindings({ rehearsal, site, prices }: Judged): readonly SeenFinding[] {
  const known = new Set(
    [...siteCodes(site), ...soldProducts(site.pages.flatMap(({ parts }) => parts)).flatMap(({ own }) => own)].map(
      toKey,
    ),
  );
  return gathered(
    checkoutLinks(site).flatMap(({ href, place }) => {
      const shared = { brand: site.name, place, seenAt: { path: place.path ?? "/", at: rehearsal.from, visitor: 0 } };
      const isElsewhere = /^(?:https?:)?\/\//iu.test(href) && !isOnCheckoutHost(href, site.brand.checkoutUrl);
      const productIds = listProductsOnLink(href);
      const plain = productIds.length === 0 ? null : prices.quote(productIds, []);
      const other = isElsewhere
        ? [
            {
              ...shared,
              rule: "link-to-other-checkout" as const,
              severity: "error" as const,
              subject: href,
              message: `The link ${href} leads to another checkout than ${site.brand.checkoutUrl}, which the site’s settings name.`,
              advice: "Correct the link’s host, or the checkout’s address in the settings.",
            },
          ]
        : [];
      const unknown =
        prices.isKnown && productIds.length > 0 && plain === null
          ? [
              {
                ...shared,
                rule: "product-unknown" as const,
                severity: "error" as const,
                subject: productIds.join(","),
                message: `The link ${href} sells ${productIds.join(", ")}, for which commerce has no price.`,
                advice: "Correct the product’s id in the link.",
              },
            ]
          : [];
      const codes = listCodesOnLink(href, site).flatMap((code) => {
        if (known.has(toKey(code))) return [];
        const quote = productIds.length === 0 ? null : prices.quote(productIds, [code]);
        const isTaken = plain !== null && quote !== null && quote.discountPrice < plain.discountPrice;
        return [
          {
            ...shared,
            rule: isTaken ? ("link-code-of-its-own" as const) : ("link-code-refused" as const),
            severity: isTaken ? ("warning" as const) : ("error" as const),
            subject: code,
            message: isTaken
              ? `The link ${href} carries ${code}, which no banner, form or product gives: only this link sells at that price.`
              : `The link ${href} carries ${code}, which lowers nothing that it sells.`,
            advice: "Take the code out of the link: the site adds those that hold.",
          },
        ];
      });
      return [...other, ...unknown, ...codes];
    }),
  );
}

/** Finds products that are sold with the code of a sale that is not active. */
function earlyCodes({ rehearsal, site, timeline }: Judged): readonly SeenFinding[] {
  const sales = timeline.filter(
    ({ kind, code, isOn, starts, ends }) =>
      (kind === "override" || kind === "offer") && isOn && code !== null && (starts !== null || ends !== null),
  );
  return gathered(
    listScenes(rehearsal).flatMap(({ page, view, at }) =>
      view.prices.flatMap(({ products, taken }) => {
        if (taken === null) return [];
        const same = sales.filter(({ code }) => splitCodes(code ?? "").some((one) => toKey(one) === toKey(taken)));
        const isRunning = same.some(({ starts, ends }) => (starts ?? -Infinity) <= at && at < (ends ?? Infinity));
        if (same.length === 0 || isRunning) return [];
        return [
          {
            rule: "code-outside-sale" as const,
            severity: "error" as const,
            brand: site.name,
            place: { path: null, part: `product ${products.join(",")}`, field: "xgritCoupon" },
            subject: taken,
            message: `${products.join(", ")} is sold with ${taken} ${momentText(at, rehearsal.timeZone)}, while that sale does not run.`,
            advice: "Empty the product’s own coupon: the sale brings its code itself.",
            seenAt: { path: page.path, at, visitor: 0 },
          },
        ];
      }),
    ),
  );
}

/** The parameters that pages and checkouts know. */
const KNOWN_PARAMETERS = new Set([
  "couponcode",
  "vc",
  "hc",
  "channel",
  "crohc",
  "coupon",
  "couponambassadorrsa",
  "couponambassador",
  "c",
]);

function settingsFindings({ rehearsal, site }: Judged): readonly SeenFinding[] {
  const { cdiParam } = couponPolicy(site.brand);
  if (KNOWN_PARAMETERS.has(cdiParam.toLowerCase())) return [];
  return [
    {
      finding: finding({
        rule: "parameter-unknown",
        severity: "warning",
        brand: site.name,
        place: { path: null, part: "settings", field: "globalCDIQueryParam" },
        subject: cdiParam,
        message: `Codes go to the checkout under the name “${cdiParam}”, which is none of the names that links elsewhere use.`,
        advice: "Correct globalCDIQueryParam in the app’s brand.ts, or mark this as deliberate.",
      }),
      seen: [{ path: "/", at: rehearsal.from, visitor: 0 }],
    },
  ];
}

/** Finds faults in codes: those that banners and texts name, and those on links. */
export const rehearsedCodeFindings = (judged: Judged): readonly SeenFinding[] => [
  ...bannerCodes(judged),
  ...textCodes(judged),
  ...linkFindings(judged),
  ...earlyCodes(judged),
  ...settingsFindings(judged),
];
