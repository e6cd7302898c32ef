import { formatPrice } from "@courseway/pricing";
import type { Asked, Claim, ClaimSpan } from "@courseway/pricing/claims";
import { momentText } from "../reading/moments.ts";

/** One claim about a product, with all of its pages. Plain JSON; times in epoch ms. */
export interface ReportedClaim extends Pick<ClaimSpan, "product" | "audience" | "claim" | "asked" | "from" | "to"> {
  readonly brand: string;
  /** The pages that showed it; empty for a price that was sent to browsers on request. */
  readonly pages: readonly string[];
}

/** Merges claims that say the same at the same time into one with all of their pages. */
export function reportedClaims(brand: string, spans: readonly ClaimSpan[]): readonly ReportedClaim[] {
  const groups = new Map<string, ReportedClaim[]>();
  for (const { product, page, audience, claim, asked, from, to } of spans) {
    const key = JSON.stringify([product, page === null, audience, claim, asked]);
    const same = groups.get(key) ?? [];
    groups.set(key, same);
    const pages = page === null ? [] : [page];
    const index = same.findIndex((one) => from <= one.to && to >= one.from);
    const met = same[index];
    if (met === undefined) same.push({ brand, product, audience, claim, asked, pages, from, to });
    else
      same[index] = {
        ...met,
        pages: [...new Set([...met.pages, ...pages])].toSorted(),
        from: Math.min(met.from, from),
        to: Math.max(met.to, to),
      };
  }
  return [...groups.values()]
    .flat()
    .toSorted((one, other) => one.product.localeCompare(other.product) || one.from - other.from);
}

function formatClaim({ price, compareAt, from, badge, save, savings, until }: Claim, timeZone: string): string {
  const words = [
    `${from ? "Starting at " : ""}${formatPrice(price)}`,
    compareAt === null ? null : `${formatPrice(compareAt)} crossed out`,
    badge === null ? null : `badge “${badge}”`,
    save,
    savings === null ? null : `saves ${savings}`,
    until === null ? null : `until ${until === "midnight" ? "the visitor's midnight" : momentText(until, timeZone)}`,
  ];
  return words.filter((word) => word !== null).join(", ");
}

function formatAsked({ price, before, list, fee, codes }: Asked): string {
  const words = [
    `${formatPrice(price)} ${codes.length > 0 ? `with ${codes.join(", ")}` : "by the link"}`,
    `${formatPrice(before)} before codes`,
    list > 0 ? `list price ${formatPrice(list)}` : null,
    fee > 0 ? `fee ${formatPrice(fee)}` : null,
  ];
  return words.filter((word) => word !== null).join(", ");
}

function formatPages({ pages, audience }: ReportedClaim): string {
  if (audience === "code-holders") return "answered to visitors with a code of their own";
  if (pages.length === 0) return "answered to browsers";
  const [named, more] = [pages.slice(0, 3).join(", "), pages.length - 3];
  return `on ${named}${more > 0 ? ` and ${more} more ${more === 1 ? "page" : "pages"}` : ""}`;
}

/**
 * Formats claims for a terminal.
 * @param now epoch ms: a claim that was seen within the last hour counts as current
 */
export function claimsText(claims: readonly ReportedClaim[], timeZone: string, now: number): string {
  return claims
    .map((one) =>
      [
        `${one.brand}, product ${one.product}, ${formatPages(one)}`,
        `  claimed  ${formatClaim(one.claim, timeZone)}`,
        `  asked    ${formatAsked(one.asked)}`,
        `  stood    from ${momentText(one.from, timeZone)} ${one.to >= now ? "until now" : `until ${momentText(one.to, timeZone)}`}`,
        "",
      ].join("\n"),
    )
    .join("\n");
}
