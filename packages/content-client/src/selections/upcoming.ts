import { craftMoment } from "../fields/craft-moment.ts";
import { isRecord, property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";

const ALIAS = "goesLive";

/** Asks for the moment at which a row or a related entry goes live, under a name that no field has. */
export const GOES_LIVE = `${ALIAS}: postDate`;

/**
 * An answer without the rows and entries that are not live yet at a moment (epoch ms), and without the dates that were
 * asked for it: a row that has nothing else is an empty one.
 */
export function withoutUpcoming<Value>(value: Value, at: number): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- items leave lists; no shape changes
  return withoutUpcomingIn(value, at) as Value;
}

function withoutUpcomingIn(value: unknown, at: number): unknown {
  if (Array.isArray(value))
    return value.filter((item) => goesLiveBy(item, at)).map((item) => withoutUpcomingIn(item, at));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== ALIAS);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUpcomingIn(item, at)]));
}

function goesLiveBy(item: unknown, at: number): boolean {
  const moment = craftMoment(readText(property(item, ALIAS)) || null);
  return moment === null || moment <= at;
}
