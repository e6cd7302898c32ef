/** Returns the `tel:` address of a phone number as people write it. Ten digits are a number of the United States. */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}
