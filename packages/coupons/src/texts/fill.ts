import { asText } from "../values/as-text.ts";

/** The values for the names in a text. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Fills in the `{names}` of a catalog's text; a name without a value becomes empty. Never throws.
 *
 * @example fillText(NOTICE_TEXTS.taken, { code: "SALE20" }) // "Coupon SALE20 applied."
 */
export function fillText(text: string, values: TextValues): string {
  return asText(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
