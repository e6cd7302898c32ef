import { createHmac } from "node:crypto";
import type { Counters } from "./counters.ts";
import { CALL_LIMITS, type CallLimits, OTHER_CALLS, type Rule } from "./table.ts";
import { visitorGroup } from "./visitor-group.ts";

/** Whether a call may be made, and if not, after how many ms it may. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number };

/** How often calls may be made. */
export interface Limiter {
  /**
   * Counts one call. Never throws: where nothing can be counted, the call is allowed.
   *
   * @param call the call's name, a row of `CALL_LIMITS` or another one
   * @param visitor the visitor's address, see `Host.visitorAddress`
   * @param subject the e-mail address that the call writes to, counted by itself
   */
  take(call: string, visitor: string, subject?: string): Promise<Verdict>;
}

export interface LimiterOptions {
  /** Where it is counted: in this process, or in a store that replicas share. */
  readonly counters: Counters;
  /** Multiplies every figure of the table; `"off"` lets everything pass. */
  readonly rates: number | "off";
  /** Keys the hashes under which addresses are counted. */
  readonly secret: string;
  readonly table?: Readonly<Record<string, CallLimits>>;
}

const ALLOWED: Verdict = { allowed: true };

/**
 * A limiter over one table of figures.
 *
 * @example
 * const verdict = await limiter.take("subscribe", host.visitorAddress(request), email);
 * if (!verdict.allowed) return tooMany(verdict.retryAfterMs);
 */
export function createLimiter({ counters, rates, secret, table = CALL_LIMITS }: LimiterOptions): Limiter {
  if (rates === "off") return { take: () => Promise.resolve(ALLOWED) };
  const callsOf = ({ calls }: Rule): number => Math.max(1, Math.round(calls * rates));
  const nameOf = (text: string): string => createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);

  async function count(call: string, kind: string, who: string, rules: readonly Rule[]): Promise<Verdict> {
    for (const rule of rules) {
      const scaled = { ...rule, calls: callsOf(rule) };
      const waitMs = await counters.count(`${call}:${kind}:${rule.seconds}`, scaled, nameOf(who));
      if (waitMs > 0) return { allowed: false, retryAfterMs: waitMs };
    }
    return ALLOWED;
  }

  return {
    take: async (call, visitor, subject) => {
      const limits = (Object.hasOwn(table, call) ? table[call] : undefined) ?? OTHER_CALLS;
      const verdict = await count(call, "visitor", visitorGroup(visitor), limits.visitor);
      if (!verdict.allowed || subject === undefined) return verdict;
      return count(call, "subject", subject.trim().toLowerCase(), limits.subject ?? []);
    },
  };
}
