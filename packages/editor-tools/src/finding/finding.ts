import type { CouponReason } from "@courseway/coupons";

/** How much a finding matters: an error is wrong for visitors, a warning may be, a note is worth knowing. */
export type Severity = "error" | "warning" | "note";

/** A position in a brand's content. */
export interface Place {
  /** The page's path, or null for what belongs to the whole site. */
  readonly path: string | null;
  /** The global set, or the part of the page: "headerPromoBanner", "3 layout", "seoContent". Null for the page itself. */
  readonly part: string | null;
  /** The field's handle, or null where no single field is meant. */
  readonly field: string | null;
}

/** The rules of offers, each the second word of its findings' keys. */
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

/** The rules of a rehearsal, which looks at pages at every moment at which one changes. */
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

/** The name of a rule. Two belong to both reports: a page that cannot be read, and a mark that marks nothing. */
export type Rule =
  | (typeof OFFER_RULES)[number]
  | (typeof AUDIT_RULES)[number]
  | (typeof REHEARSAL_RULES)[number]
  | "mark-unknown"
  | "page-unread";

/** Something that an editor should look at. Plain JSON. */
export interface Finding {
  /** Names the finding for the list of deliberate ones: brand, rule, where and what, without changing from day to day. */
  readonly key: string;
  readonly rule: Rule;
  readonly severity: Severity;
  /** The brand's name in lower case, as its folder and the command line have it. */
  readonly brand: string;
  readonly place: Place;
  /** Why a code does not count, as far as commerce's answers for the products of the site show it. Findings on codes have it. */
  readonly reason?: CouponReason;
  /** What is the matter, in one or two sentences. */
  readonly message: string;
  /** What to do about it. */
  readonly advice: string;
}

/** A finding before its key is made. */
export type FoundHere = Omit<Finding, "key"> & {
  /** What tells it from another finding of its rule at its place: a code, a link, a title. */
  readonly subject?: string;
};

/** What a key calls a place: the page and the kind of its block, whose number may change, or the global set. */
const formatPlace = ({ path, part }: Place): string =>
  [path, part?.replace(/^\d+ /u, "")].filter((name) => name != null).join("#") || "site";

/** Makes a finding whose key is stable as long as the fault is the same one. */
export function finding({ subject, ...found }: FoundHere): Finding {
  const words = [found.brand, found.rule, formatPlace(found.place), ...(subject === undefined ? [] : [subject])];
  return { key: words.join(" "), ...found };
}

const ORDER: readonly Severity[] = ["error", "warning", "note"];

/** The worst first, then by brand and key; each key once. */
export function sortedFindings(findings: readonly Finding[]): readonly Finding[] {
  const once = [...new Map(findings.map((one) => [one.key, one])).values()];
  return once.toSorted(
    (one, other) =>
      ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) ||
      one.brand.localeCompare(other.brand) ||
      one.key.localeCompare(other.key),
  );
}

/** A place in words: "/pricing/, block 3 layout, field layoutTitle". */
export function placeText({ path, part, field }: Place): string {
  const block = part === null ? null : /^\d/u.test(part) ? `block ${part}` : part;
  const words = [path, block, field === null ? null : `field ${field}`].filter((word) => word !== null);
  return words.join(", ") || "the whole site";
}
