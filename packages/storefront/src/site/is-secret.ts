import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether somebody gave the right secret. Compares in constant time, whatever the lengths. */
export const isSecret = (given: string | null, secret: string): boolean =>
  given !== null && timingSafeEqual(digest(given), digest(secret));
