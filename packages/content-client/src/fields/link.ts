import { field, type Field } from "./field.ts";
import { property } from "./read.ts";
import { readText } from "./text.ts";

// Browsers drop these characters before they read a scheme, so we drop them before we check it.
// oxlint-disable-next-line no-control-regex -- the control characters are the point
const DROPPED_BY_BROWSERS = /[\u0000-\u001f\u007f]/g;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const ALLOWED_SCHEMES: ReadonlySet<string> = new Set(["http", "https", "ftp", "mailto", "tel", "sms"]);

/** Reads a link's address from text or a Craft link object; null for none or a scheme that is not allowed. */
export function readLink(value: unknown): string | null {
  const source = readText(property(value, "url") ?? value)
    .replace(DROPPED_BY_BROWSERS, "")
    .trim();
  const scheme = SCHEME.exec(source)?.[1]?.toLowerCase();
  if (scheme && !ALLOWED_SCHEMES.has(scheme)) return null;
  return source || null;
}

/** A link's address: a path, a full address or a fragment. Null for none and for links that run code. */
export function link(about: string): Field<string | null> {
  return field({ about, read: readLink, control: { kind: "link", default: null } });
}
