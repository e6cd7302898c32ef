import { asText } from "../values/as-text.ts";

/** What the sign-up of ambassadors says. [MD-009, MD-010] */
export const AMBASSADOR_TEXTS = {
  invalid: "Valid email required.",
  failed: "Oops! We encountered an error. Please try again.",
} as const;

/**
 * Local part, at-sign, domain, dot, suffix of two letters or more, in the letters that a browser's own check of
 * `<input type="email">` takes: the referral service writes the address into mails and pages.
 */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/u;

/** Whether an ambassador can be made of an address, blanks around it aside. [MD-008] */
export const isAmbassadorEmail = (email: string): boolean => EMAIL.test(asText(email).trim());
