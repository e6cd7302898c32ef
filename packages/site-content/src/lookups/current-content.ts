import { craftMoment, isPlainObject } from "@courseway/content-client";

/** Content at a moment. */
export interface CurrentContent<Value> {
  readonly value: Value;
  /** When the others expire, epoch ms. */
  readonly expiries: readonly number[];
}

/**
 * Removes expired entries from lists. Content never sends them, but a last good copy still has them, and a preview of a later moment
 * must not show what will have expired by then.
 *
 * @param now epoch ms
 */
export function selectCurrent<Value>(value: Value, now: number): CurrentContent<Value> {
  const moments: number[] = [];
  const isCurrent = (item: unknown): boolean => {
    const at = findExpiry(item);
    if (at === null) return true;
    if (at > now) moments.push(at);
    return at > now;
  };
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const remaining = part.filter(isCurrent).map(walk);
      return remaining.length === part.length && remaining.every((item, at) => item === part[at]) ? part : remaining;
    }
    if (!isPlainObject(part)) return part;
    const entries = Object.entries(part).map(([key, item]) => [key, walk(item)] as const);
    return entries.every(([key, item]) => item === part[key]) ? part : Object.fromEntries(entries);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- items leave lists; no shape changes
  const current = walk(value) as Value;
  return { value: current, expiries: [...new Set(moments)].toSorted((one, other) => one - other) };
}

/** When an entry expires, epoch ms; null for never or if it is not an entry. */
export function findExpiry(item: unknown): number | null {
  const date = isPlainObject(item) ? item["expiryDate"] : null;
  return typeof date === "string" ? craftMoment(date) : null;
}
