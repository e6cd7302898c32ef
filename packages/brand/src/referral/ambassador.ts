import { asText } from "../values/as-text.ts";

/** The error messages of the ambassadors' sign-up. [MD-009, MD-010] */
export const AMBASSADOR_TEXTS = {
  invalid: "Valid email required.",
  failed: "Oops! We encountered an error. Please try again.",
} as const;

/**
 * Local part, at sign, domain, dot, and a suffix of two or more letters, in the characters that a browser accepts in
 * `<input type="email">`. We limit them because the referral service writes the address into mails and pages.
 */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/u;

/** Whether an email address is valid for an ambassador; spaces around it are ignored. [MD-008] */
export const isAmbassadorEmail = (email: string): boolean => EMAIL.test(asText(email).trim());
