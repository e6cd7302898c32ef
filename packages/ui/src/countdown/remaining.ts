/** How often a countdown moves, in ms. [PB-004] */
export const COUNTDOWN_TICK_MS = 1000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `offer` counts days as hours and always shows seconds; `banner` shows days or seconds, never both. [CN-008, PB-015] */
export type CountdownFormat = "offer" | "banner";

export interface CountdownBox {
  readonly unit: "days" | "hours" | "minutes" | "seconds";
  readonly value: number;
}

/**
 * The boxes of a countdown with `left` ms to go; none once it is over.
 * The banner has a days box only when more than 24 hours remain, and a seconds box only otherwise. [PB-015, PB-016, PB-017, CN-008]
 */
export function countdownBoxes(left: number, format: CountdownFormat): readonly CountdownBox[] {
  if (left <= 0) return [];
  const showDays = format === "banner" && left > DAY;
  const days = showDays ? Math.floor(left / DAY) : 0;
  const boxes: CountdownBox[] = [
    { unit: "hours", value: Math.floor((left - days * DAY) / HOUR) },
    { unit: "minutes", value: Math.floor((left % HOUR) / MINUTE) },
  ];
  if (showDays) return [{ unit: "days", value: days }, ...boxes];
  return [...boxes, { unit: "seconds", value: Math.floor((left % MINUTE) / SECOND) }];
}
