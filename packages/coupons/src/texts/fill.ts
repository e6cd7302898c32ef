import { asText } from "../values/as-text.ts";

/** What stands for the names of a text. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/**
 * A text of a catalog with its `{names}` filled in; a name without a value is left empty. Never throws.
 *
 * @example fillText(NOTICE_TEXTS.taken, { code: "SALE20" }) // "Coupon SALE20 applied."
 */
export function fillText(text: string, values: TextValues): string {
  return asText(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
