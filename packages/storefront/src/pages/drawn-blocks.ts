import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { isPlainObject } from "../is-plain-object.ts";

/** For how long what was drawn may be shown again, in ms: the first figures of a countdown are of minutes. */
export const DRAWN_FOR_MS = 60_000;

/** Of how many blocks one process keeps what was drawn of them. */
const MOST_BLOCKS = 1000;

/** All that a block's view, which is pure, was given, and for how long. */
export interface DrawnFrom {
  /** Whose block it is: the brand's own object, since each site has blocks and services of its own. */
  readonly brand: object;
  /** Of `keyOf`. */
  readonly key: string;
  /** The moment of the render, epoch ms. */
  readonly now: number;
  /** Epoch ms at which the block shows something else by itself, or null. */
  readonly until: number | null;
}

interface Drawn {
  readonly value: unknown;
  readonly from: number;
  readonly until: number;
}

const drawn = new WeakMap<object, LRUCache<string, Drawn>>();

const blocksOf = (brand: object): LRUCache<string, Drawn> => {
  const known = drawn.get(brand) ?? new LRUCache<string, Drawn>({ max: MOST_BLOCKS });
  drawn.set(brand, known);
  return known;
};

/** Whether JSON says all of a value, so that values with the same JSON are the same. */
function isData(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isData);
  return isPlainObject(value) && Object.values(value).every((one) => one === undefined || isData(one));
}

/** Names values by all that they say; null where JSON would not say all. */
export function keyOf(values: readonly unknown[]): string | null {
  return isData(values) ? createHash("sha256").update(JSON.stringify(values)).digest("base64") : null;
}

/**
 * What was drawn from the same inputs in the last minute, unless the block has come to a moment that changes it since; else draws it.
 * So a page that is rendered for one request draws anew what is another than a moment ago, and an editor's draft is shown as
 * it is: it is among the inputs.
 *
 * @param part what of the block: its own tree, or its dialogs
 * @param from undefined where that is not all; in development a block's code is another with each change
 * @param draw is not remembered where it throws
 */
export function drawnOnce<Value>(part: string, from: DrawnFrom | undefined, draw: () => Value): Value {
  if (from === undefined || process.env.NODE_ENV === "development") return draw();
  const { brand, key, now, until } = from;
  const blocks = blocksOf(brand);
  const known = blocks.get(`${part} ${key}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part is named in the key, and each has one type
  if (known !== undefined && known.from <= now && now < known.until) return known.value as Value;
  const value = draw();
  blocks.set(`${part} ${key}`, { value, from: now, until: Math.min(until ?? Infinity, now + DRAWN_FOR_MS) });
  return value;
}
