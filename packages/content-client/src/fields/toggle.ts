import { field, type Field } from "./field.ts";

const ON: ReadonlySet<unknown> = new Set([true, 1, "true", "1", "on", "yes"]);
const OFF: ReadonlySet<unknown> = new Set([false, 0, "false", "0", "off", "no"]);

/** A switch: a boolean, or `"true"`, `"1"` and similar in older content. `fallback` if the editor did not set it. */
export function toggle(about: string, fallback = false): Field<boolean> {
  return field({
    about,
    read: (value) => {
      const plain = typeof value === "string" ? value.trim().toLowerCase() : value;
      if (ON.has(plain)) return true;
      return OFF.has(plain) ? false : fallback;
    },
    type: { kind: "scalar", scalar: "Lightswitch" },
    control: { kind: "toggle", default: fallback },
  });
}
