import { asObject } from "../wire.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A member name as a JSON pointer writes it. */
const token = (name: string | number): string => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;

function inMembers(wanted: object, answer: unknown): string | null {
  const given = asObject(answer);
  for (const [name, value] of Object.entries(wanted)) {
    const at = differenceAt(value, given[name]);
    if (at !== null) return token(name) + at;
  }
  return null;
}

/**
 * The first place where an answer is not as wanted, as a JSON pointer; null where there is none. Objects may have more
 * members, lists not; absent is null.
 */
export function differenceAt(wanted: unknown, answer: unknown): string | null {
  if (!isObject(wanted)) return (wanted ?? null) === (answer ?? null) ? null : "";
  if (!isObject(answer) || Array.isArray(wanted) !== Array.isArray(answer)) return "";
  if (Array.isArray(wanted) && Array.isArray(answer) && wanted.length !== answer.length) return "";
  return inMembers(wanted, answer);
}
