import * as z from "zod";

/** An http or https address. */
export const webAddress = z.url({ protocol: /^https?$/, error: "is not an http or https address" });

/** A host name with an optional port, without scheme and path, in lower case. */
export const webHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(:\d+)?$/, "is not a host name such as www.example.com");

/** An origin as in a Content-Security-Policy; `*.` matches any sub-domain. */
export const webOrigin = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/, "is not an origin such as https://images.example.com");

/** Whether a text names a time zone that `Intl` knows, because dates are read with `Intl`. */
export function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: text }));
  } catch {
    return false;
  }
}

/** Whether a text is a valid regular expression. */
export function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
