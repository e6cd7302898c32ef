import { asObject } from "../wire.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A member's name in a JSON pointer. */
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
 * The first place where a result differs from the expected one, as a JSON pointer; null if there is none. Objects may
 * have more members, lists may not; absent equals null.
 */
export function differenceAt(wanted: unknown, answer: unknown): string | null {
  if (!isObject(wanted)) return (wanted ?? null) === (answer ?? null) ? null : "";
  if (!isObject(answer) || Array.isArray(wanted) !== Array.isArray(answer)) return "";
  if (Array.isArray(wanted) && Array.isArray(answer) && wanted.length !== answer.length) return "";
  return inMembers(wanted, answer);
}
