const MINUTE = 60_000;

/**
 * The moment at which Craft lets an entry go live or expire that an editor dated so. Craft takes every moment for the
 * last second of its minute, so an entry changes at the beginning of the minute that its date is in. Null for no date.
 */
export function craftMoment(date: string | null): number | null {
  const at = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? null : Math.floor(at / MINUTE) * MINUTE;
}
