import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether the secret is right. Compares in constant time, also for different lengths. */
export const isSecret = (given: string | null, secret: string): boolean =>
  given !== null && timingSafeEqual(digest(given), digest(secret));
