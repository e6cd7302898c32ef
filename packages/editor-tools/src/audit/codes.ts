import { couponPolicy } from "@courseway/brand/rules";
import { isCouponParameter, splitCodes } from "@courseway/coupons";
import { type Finding, finding } from "../finding/finding.ts";
import { siteCodes, soldProducts } from "../prices/price-book.ts";
import type { Part } from "../reading/parts.ts";
import type { SiteReading } from "../reading/read-site.ts";

/** "code SAVE20", "Coupon: SAVE20". After "CODE" or "COUPON" in capitals, only a text with a digit counts as a code. */
const MENTION =
  /(?:(\p{L}+)\s+)?\b(?:[Cc]ode|[Cc]oupon|(CODE|COUPON))\b(?:\s+(?:is|IS))?:?\s+["'“‘]?([A-Z][A-Z\d]{3,19})\b/gu;

/** "Use SUMMER99", "Save $20 with SUMMER99": letters and then digits, without a word that says that it is a code. */
const BARE = /\b(?:use|enter|apply|with|type)\s+["“‘]?([A-Z]{3,}\d{1,3})\b/giu;

/** Words before "code" that mean other codes. */
const OTHER_CODES: ReadonlySet<string> = new Set(["area", "building", "country", "dress", "state", "tax", "zip"]);

/** Lists the coupons that a text tells a reader to use. */
export function listNamedCodes(words: string): readonly string[] {
  const named = [...words.matchAll(MENTION)].flatMap(([, before = "", shouted, code = ""]) => {
    const isOther = OTHER_CODES.has(before.toLowerCase()) || (shouted !== undefined && !/\d/u.test(code));
    return isOther ? [] : [code];
  });
  const bare = [...words.matchAll(BARE)].flatMap(([, code = ""]) => (code === code.toUpperCase() ? [code] : []));
  return [...new Set([...named, ...bare])];
}

/** Lists the codes on a link of the site. */
function listPartCodes(part: Part, { brand }: SiteReading): readonly string[] {
  const query = part.kind === "link" ? part.href.split("#", 1)[0]?.split("?", 2)[1] : undefined;
  const policy = couponPolicy(brand);
  return [...new URLSearchParams(query)].flatMap(([name, value]) =>
    isCouponParameter(name, policy) ? splitCodes(value) : [],
  );
}

/** Lists every code that something on the site gives: a banner, an email form, a product, a builder, a link. */
function givenCodes(site: SiteReading): ReadonlySet<string> {
  const parts = [...site.parts, ...site.pages.flatMap((page) => page.parts)];
  const bundles = parts.flatMap((part) => (part.kind === "product" ? splitCodes(part.product.bundleCoupon) : []));
  const given = [
    ...siteCodes(site),
    ...soldProducts(parts).flatMap(({ own }) => own),
    ...bundles,
    ...parts.flatMap((part) => listPartCodes(part, site)),
  ];
  return new Set(given.map((code) => code.toLowerCase()));
}

/** Finds codes that a text names and that nothing on the site gives. */
export function codeFindings(site: SiteReading): readonly Finding[] {
  const given = givenCodes(site);
  const parts = [...site.parts, ...site.pages.flatMap((page) => page.parts)];
  return parts.flatMap((part) => {
    if (part.kind !== "words") return [];
    const unknown = new Set(listNamedCodes(part.words).filter((code) => !given.has(code.toLowerCase())));
    return [...unknown].map((code) =>
      finding({
        rule: "code-not-given",
        severity: "warning",
        brand: site.name,
        place: part.place,
        subject: code,
        message: `The text names the code ${code}, and no banner, email form, product or link of this site gives it.`,
        advice:
          "Correct the code, or take the sentence out. Where visitors are to type it at the checkout, mark it as deliberate.",
      }),
    );
  });
}
