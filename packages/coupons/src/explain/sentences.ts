import { uniqueCodes } from "../codes/unique-codes.ts";
import type { PromoOverride } from "../codes/coupon-sources.ts";
import type { Candidate, ExplainedSource } from "./candidates.ts";
import type { Removal, Verdict } from "./explanation.ts";

const PLACES: Record<ExplainedSource, string> = {
  globalBanner: "the sale banner",
  emailCapture: "the email sign-up",
  urlParameters: "the page address",
  builderCategories: "the bundle builder",
  craft: "the product",
  override: "the promotion",
  link: "the checkout link itself",
};

const REMOVALS: Record<Removal, string> = {
  "not-kept": "this brand does not keep emailed coupons",
  expired: "the time of the emailed offer is over",
  "not-running": "the promotion is not running at this time",
  "link-parameter": "checkout links carry coupons under one parameter only, and this is another",
  replaced: "a running promotion replaces it",
};

/** One sentence on what became of a candidate, in words that a marketer uses. */
export function sentenceFor(
  { code, source, parameter }: Candidate,
  verdict: Verdict,
  override: PromoOverride | null | undefined,
): string {
  const place = PLACES[source] + (parameter === null ? "" : ` (${parameter})`);

  switch (verdict.outcome) {
    case "applied":
      return `${code} applies. It comes from ${place}.`;
    case "blank":
      return `A blank entry in ${place} is ignored.`;
    case "overridden":
      return `${code} from ${place} is replaced on checkout links by ${uniqueCodes(override?.code).join(", ")} while the promotion runs.`;
    case "duplicate":
      return `${code} from ${place} is left out: the same code already comes from ${PLACES[verdict.first]}.`;
    case "removed":
      return `${code} from ${place} is removed: ${REMOVALS[verdict.removal]}.`;
  }
}
