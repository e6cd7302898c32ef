import { craftMoment } from "../fields/craft-moment.ts";
import { property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";

const ALIAS = "goesLive";

/** Asks for the moment at which a row or a related entry goes live, under a name that no field has. */
export const GOES_LIVE = `${ALIAS}: postDate`;

/** An answer without the rows and entries that are not live yet at a moment (epoch ms). */
export function withoutUpcoming(value: unknown, at: number): unknown {
  if (Array.isArray(value))
    return value.filter((item) => goesLiveBy(item, at)).map((item) => withoutUpcoming(item, at));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutUpcoming(item, at)]));
}

function goesLiveBy(item: unknown, at: number): boolean {
  const moment = craftMoment(readText(property(item, ALIAS)) || null);
  return moment === null || moment <= at;
}
