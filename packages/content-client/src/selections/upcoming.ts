import { ContentLookupError } from "../errors.ts";
import { craftMoment } from "../fields/craft-moment.ts";
import { isRecord, property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";

/** The argument that includes pending entries. Craft accepts it only if the token's schema allows inactive elements. */
export const UPCOMING_TOO = 'status: ["live", "pending"]';

/** Aliases that no field has as its name. */
const ALIASES = { postDate: "goesLive", expiryDate: "goesAway" } as const;

/** Selects the dates between which a row or a related entry is live. */
export const SCHEDULE_DATES = Object.entries(ALIASES)
  .map(([date, alias]) => `${alias}: ${date}`)
  .join(" ");

/**
 * Sends a query that includes pending entries. If the content system refuses that to the token, sends it again for live
 * entries.
 *
 * @throws any other error of `ask`
 */
export async function withUpcomingWhereAllowed<Answer>(
  ask: (withUpcoming: boolean) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(true);
  } catch (error) {
    if (isUpcomingRefused(error)) return ask(false);
    throw error;
  }
}

/** Whether a lookup failed because the token may not read pending entries. */
export const isUpcomingRefused = (error: unknown): boolean =>
  error instanceof ContentLookupError && /unknown argument\W+status/iu.test(error.message);

/**
 * Removes from a response the rows and related entries that are not live at a moment (epoch ms), and the dates that
 * were selected for this, because a row with no other field counts as empty.
 */
export function selectCurrent<Value>(value: Value, at: number): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- items leave lists; no shape changes
  return selectIn(value, at) as Value;
}

/** Whether a page is live at a moment (epoch ms), by its dates. */
export const isPageCurrent = (page: unknown, at: number): boolean =>
  isCurrent(property(page, "postDate"), property(page, "expiryDate"), at);

function selectIn(value: unknown, at: number): unknown {
  if (Array.isArray(value)) return value.filter((item) => isItemCurrent(item, at)).map((item) => selectIn(item, at));
  if (!isRecord(value)) return value;
  const dates: readonly string[] = Object.values(ALIASES);
  const entries = Object.entries(value).filter(([key]) => !dates.includes(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, selectIn(item, at)]));
}

const isItemCurrent = (item: unknown, at: number): boolean =>
  isCurrent(property(item, ALIASES.postDate), property(item, ALIASES.expiryDate), at);

function isCurrent(postDate: unknown, expiryDate: unknown, at: number): boolean {
  const [starts, ends] = [postDate, expiryDate].map((date) => craftMoment(readText(date) || null));
  return (starts ?? -Infinity) <= at && at < (ends ?? Infinity);
}
