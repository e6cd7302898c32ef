import { createHmac } from "node:crypto";
import type { Counters, EndpointLimits, RateRule } from "./counters.ts";
import { visitorGroup } from "./visitor-address.ts";

/** Whether a request may be made, and if not, after how many ms it may. */
export type LimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number };

/** How often requests may be made. */
export interface Limiter {
  /**
   * Counts one request. Never throws: a request that cannot be counted is allowed.
   *
   * @param endpoint the endpoint's name, a row of the table or another one
   * @param visitor the visitor's address, see `visitorAddress`
   * @param subjects the e-mail addresses that the request writes to, each counted by itself
   */
  consume(endpoint: string, visitor: string, subjects?: readonly string[]): Promise<LimitResult>;
}

export interface LimiterOptions {
  /** Counts in this process, or in a store that replicas share. */
  readonly counters: Counters;
  /** Multiplies every figure of the table; `"off"` lets everything pass. */
  readonly rates: number | "off";
  /** Keys the hashes under which addresses are counted. */
  readonly secret: string;
  /** The limits of endpoints by name. */
  readonly table: Readonly<Record<string, EndpointLimits>>;
  /** For every other endpoint. */
  readonly others: EndpointLimits;
}

const ALLOWED: LimitResult = { allowed: true };

/**
 * A limiter over one table of figures.
 *
 * @example
 * const result = await limiter.consume("subscribe", visitorAddress(request.headers, 1), [email]);
 * if (!result.allowed) throw tooManyRequests(result.retryAfterMs);
 */
export function createLimiter({ counters, rates, secret, table, others }: LimiterOptions): Limiter {
  if (rates === "off") return { consume: () => Promise.resolve(ALLOWED) };
  const countRequests = ({ requests }: RateRule): number => Math.max(1, Math.round(requests * rates));
  const computeHash = (text: string): string =>
    createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);

  async function count(endpoint: string, kind: string, who: string, rules: readonly RateRule[]): Promise<LimitResult> {
    for (const rule of rules) {
      const scaled = { ...rule, requests: countRequests(rule) };
      const waitMs = await counters.count(`${endpoint}:${kind}:${rule.seconds}`, scaled, computeHash(who));
      if (waitMs > 0) return { allowed: false, retryAfterMs: waitMs };
    }
    return ALLOWED;
  }

  return {
    consume: async (endpoint, visitor, subjects = []) => {
      const limits = (Object.hasOwn(table, endpoint) ? table[endpoint] : undefined) ?? others;
      const result = await count(endpoint, "visitor", visitorGroup(visitor), limits.visitor);
      if (!result.allowed) return result;
      for (const subject of new Set(subjects.map((one) => one.trim().toLowerCase()))) {
        const counted = await count(endpoint, "subject", subject, limits.subject ?? []);
        if (!counted.allowed) return counted;
      }
      return ALLOWED;
    },
  };
}
