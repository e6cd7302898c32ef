const MINUTE = 60_000;

/**
 * Returns the moment at which Craft makes an entry with this date go live or expire. Craft treats the current time as
 * the last second of its minute, so an entry changes at the start of its date's minute. Null for no date.
 */
export function craftMoment(date: string | null): number | null {
  const at = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? null : Math.floor(at / MINUTE) * MINUTE;
}
