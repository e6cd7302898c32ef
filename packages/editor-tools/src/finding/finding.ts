import type { CouponReason } from "@courseway/coupons";

/** The severity of a finding: an error is wrong for visitors, a warning may be, a note is worth knowing. */
export type Severity = "error" | "warning" | "note";

/** A position in a brand's content. */
export interface Place {
  /** The page's path; null for the whole site. */
  readonly path: string | null;
  /**
   * The global set, or the part of the page: "headerPromoBanner", "3 layout", "seoContent". Null for the page itself.
   */
  readonly part: string | null;
  /** The field's handle; null if no single field is meant. */
  readonly field: string | null;
}

/** The rules for offers. A rule's name is the second word of its findings' keys. */
export const OFFER_RULES = [
  "capture-window",
  "code-lowers-nothing",
  "code-spelled-twice",
  "countdown-without-end",
  "date-unreadable",
  "end-before-start",
  "end-not-kept",
  "former-price",
  "ledger-unknown",
  "override-lowers-nothing",
  "past-date-in-text",
  "percent-differs",
  "price-differs",
  "prices-unknown",
  "promotion-over",
  "reset-before-end",
  "sales-overlap",
  "sales-touch",
  "time-skipped",
  "windows-differ",
] as const;

/** The rules of the content audit. */
export const AUDIT_RULES = [
  "block-empty",
  "block-unreadable",
  "button-without-link",
  "claim-changed",
  "claim-gone",
  "claim-open",
  "code-not-given",
  "description-long",
  "description-missing",
  "heading-second",
  "heading-skipped",
  "link-address",
  "link-broken",
  "link-expires",
  "link-outside",
  "link-place",
  "link-without-words",
  "page-orphan",
  "picture-text-is-file",
  "picture-too-large",
  "picture-too-small",
  "picture-without-text",
  "promise-denied",
  "redirect-loop",
  "saving-differs",
  "stand-in",
  "title-doubled",
  "title-long",
  "title-missing",
] as const;

/** The rules of a rehearsal, which checks pages at every moment at which one changes. */
export const REHEARSAL_RULES = [
  "banner-leads-nowhere",
  "banner-switched-off",
  "campaign-windows-differ",
  "capture-window-strays",
  "code-not-on-links",
  "code-outside-sale",
  "countdown-to-nothing",
  "days-differ",
  "end-said-differs",
  "form-gives-nothing",
  "link-code-of-its-own",
  "link-code-refused",
  "link-to-other-checkout",
  "page-hides-banner",
  "parameter-unknown",
  "price-missing",
  "price-not-charged",
  "price-rises",
  "price-stays",
  "product-not-sold",
  "product-unknown",
  "promise-not-kept",
  "reset-lingers",
  "sale-name-kept",
  "weekday-differs",
  "zone-differs",
  "zone-said-differs",
] as const;

/** The name of a rule. Two belong to both reports: a page that cannot be read, and a mark that matches no finding. */
export type Rule =
  | (typeof OFFER_RULES)[number]
  | (typeof AUDIT_RULES)[number]
  | (typeof REHEARSAL_RULES)[number]
  | "mark-unknown"
  | "page-unread";

/** A problem that an editor should check. Plain JSON. */
export interface Finding {
  /**
   * Identifies the finding in the list of deliberate ones: brand, rule, place and subject. It does not change from day
   * to day.
   */
  readonly key: string;
  readonly rule: Rule;
  readonly severity: Severity;
  /** The brand's name in lower case, as in its folder and on the command line. */
  readonly brand: string;
  readonly place: Place;
  /**
   * The reason why a code does not apply, as far as commerce's responses for the site's products show it. Only findings
   * about codes have it.
   */
  readonly reason?: CouponReason;
  /** The problem, in one or two sentences. */
  readonly message: string;
  /** What to do about it. */
  readonly advice: string;
}

/** A finding before its key is computed. */
export type FoundHere = Omit<Finding, "key"> & {
  /** What distinguishes it from other findings of its rule at its place: a code, a link, a title. */
  readonly subject?: string;
};

/**
 * Formats a place for a key: the page and the kind of its block (without its number, which may change), or the global
 * set.
 */
const formatPlace = ({ path, part }: Place): string =>
  [path, part?.replace(/^\d+ /u, "")].filter((name) => name != null).join("#") || "site";

/** Creates a finding. Its key stays the same as long as the fault does. */
export function finding({ subject, ...found }: FoundHere): Finding {
  const words = [found.brand, found.rule, formatPlace(found.place), ...(subject === undefined ? [] : [subject])];
  return { key: words.join(" "), ...found };
}

const ORDER: readonly Severity[] = ["error", "warning", "note"];

/** Sorts findings by severity, the worst first, then by brand and key; each key once. */
export function sortedFindings(findings: readonly Finding[]): readonly Finding[] {
  const once = [...new Map(findings.map((one) => [one.key, one])).values()];
  return once.toSorted(
    (one, other) =>
      ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) ||
      one.brand.localeCompare(other.brand) ||
      one.key.localeCompare(other.key),
  );
}

/** Formats a place: "/pricing/, block 3 layout, field layoutTitle". */
export function placeText({ path, part, field }: Place): string {
  const block = part === null ? null : /^\d/u.test(part) ? `block ${part}` : part;
  const words = [path, block, field === null ? null : `field ${field}`].filter((word) => word !== null);
  return words.join(", ") || "the whole site";
}
