import { codePieces } from "../codes/code-list.ts";
import { SOURCE_ORDER, type CouponSource, type CouponSources } from "../codes/coupon-sources.ts";
import { isCheckoutLink } from "../links/is-checkout-link.ts";
import { isCouponParameter, type CouponPolicy } from "../query/coupon-policy.ts";
import { readParameters, type Parameter } from "../query/query-text.ts";

/** The origin of a candidate: a source of coupons, a promotion, or the checkout link itself. */
export type ExplainedSource = CouponSource | "override" | "link";

/** One piece of text that could be a coupon. */
export interface Candidate {
  readonly code: string;
  readonly source: ExplainedSource;
  /** The parameter's name in the address or the link; null for other sources. */
  readonly parameter: string | null;
}

function fromParameters(source: ExplainedSource, parameters: readonly Parameter[]): Candidate[] {
  return parameters.flatMap(({ name, value }) => {
    const pieces = value === "" ? [""] : codePieces(value);
    return pieces.map((code) => ({ code, source, parameter: name }));
  });
}

function fromSource(source: CouponSource, sources: CouponSources, policy: CouponPolicy): Candidate[] {
  if (source === "urlParameters") {
    return fromParameters(
      source,
      readParameters(sources.url).filter(({ name }) => isCouponParameter(name, policy)),
    );
  }

  return codePieces(sources[source]).map((code) => ({ code, source, parameter: null }));
}

function fromLink(link: string | undefined, policy: CouponPolicy): Candidate[] {
  if (link === undefined || !isCheckoutLink(link)) return [];

  return fromParameters(
    "link",
    readParameters(link).filter(({ name }) => isCouponParameter(name, policy)),
  );
}

/**
 * Returns every candidate, in the order in which codes are collected; a promotion precedes the sale coupon that it
 * replaces. [CP-008, CP-010, CP-017]
 */
export function candidates(sources: CouponSources, policy: CouponPolicy, link?: string): Candidate[] {
  const promotion = codePieces(sources.override?.code).map((code): Candidate => ({
    code,
    source: "override",
    parameter: null,
  }));

  return [
    ...fromLink(link, policy),
    ...promotion,
    ...SOURCE_ORDER.flatMap((source) => fromSource(source, sources, policy)),
  ];
}
