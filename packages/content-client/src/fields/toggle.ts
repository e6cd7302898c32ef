import { field, type Field } from "./read.ts";

const ON: ReadonlySet<unknown> = new Set([true, 1, "true", "1", "on", "yes"]);
const OFF: ReadonlySet<unknown> = new Set([false, 0, "false", "0", "off", "no"]);

/** A switch whose value is `fallback` where the editor set none. Older content sends it as text. */
export function toggleOr(fallback: boolean): Field<boolean> {
  return field((value) => {
    const plain = typeof value === "string" ? value.trim().toLowerCase() : value;
    if (ON.has(plain)) return true;
    return OFF.has(plain) ? false : fallback;
  });
}

/** A switch: a boolean, or `"true"`, `"1"` and the like in older content. Off where absent. */
export const toggle = toggleOr(false);
