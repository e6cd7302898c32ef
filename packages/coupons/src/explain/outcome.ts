import type { PromoOverride } from "../codes/coupon-sources.ts";
import { codeReason, withDisclosure, type CommerceAnswer, type CouponReason } from "../reasons/reason.ts";
import { normalizeWindow } from "../windows/time-window.ts";
import type { Candidate } from "./candidates.ts";
import type { CodeOutcome, Removal, Verdict } from "./explanation.ts";

const REASONS: Readonly<Record<Removal, CouponReason>> = {
  "not-kept": "not-kept",
  expired: "expired",
  "not-started": "not-yet",
  ended: "expired",
  "never-runs": "never-runs",
  "link-parameter": "other-parameter",
  replaced: "replaced-by-override",
  surplus: "surplus",
};

const LEFT_OUT: Readonly<Record<"duplicate" | "overridden" | "blank", CouponReason>> = {
  duplicate: "duplicate",
  overridden: "replaced-by-override",
  blank: "malformed",
};

/** What the page knows in addition to the candidate. */
interface OutcomeFacts {
  readonly override: PromoOverride | null | undefined;
  readonly answer: CommerceAnswer | null | undefined;
}

type Span = Pick<CodeOutcome, "since" | "until">;

/** From when and until when a reason is valid, according to the promotion's dates. */
function computeSpan({ source }: Candidate, reason: CouponReason | null, override: OutcomeFacts["override"]): Span {
  const { starts, ends } = normalizeWindow({ ...override });
  if (reason === "replaced-by-override") return { since: starts, until: ends };
  if (source !== "override" || reason === "never-runs") return { since: null, until: null };
  if (reason === "not-yet") return { since: null, until: starts };

  return reason === "expired" ? { since: ends, until: null } : { since: starts, until: ends };
}

/** Builds the result for a candidate, as data. */
export function buildOutcome(candidate: Candidate, verdict: Verdict, { override, answer }: OutcomeFacts): CodeOutcome {
  const { code } = candidate;
  if (verdict.outcome === "applied") {
    const result = answer ? codeReason(code, answer) : withDisclosure(null);
    const status = answer && result.reason === null ? "counts" : "handed-over";
    return { code, status, ...result, ...computeSpan(candidate, null, override) };
  }
  const reason = verdict.outcome === "removed" ? REASONS[verdict.removal] : LEFT_OUT[verdict.outcome];
  // Visitors know their own emailed coupon, so its end reveals nothing; they may not know a promotion's code.
  const isEmailedHere = candidate.source === "emailCapture";
  const disclose =
    isEmailedHere || (withDisclosure(reason).disclose && !(reason === "expired" && candidate.source === "override"));

  return { code, status: "left-out", reason, disclose, ...computeSpan(candidate, reason, override) };
}
