import * as z from "zod";

/** An http or https address. */
export const webAddress = z.url({ protocol: /^https?$/, error: "is not an http or https address" });

/** A host name, with a port where it has one: no scheme, no path. Kept in lower case. */
export const webHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(:\d+)?$/, "is not a host name such as www.example.com");

/** An origin as a Content-Security-Policy names it; `*.` stands for any sub-domain. */
export const webOrigin = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/, "is not an origin such as https://images.example.com");

/** Whether a text names a time zone that `Intl` knows, as its dates are read with it. */
export function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: text }));
  } catch {
    return false;
  }
}

/** Whether a text can be read as a regular expression. */
export function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
