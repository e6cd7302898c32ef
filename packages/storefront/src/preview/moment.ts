import { createHmac } from "node:crypto";
import { isSecret } from "../is-secret.ts";
import { MOMENT_PARAMETERS } from "./parameters.ts";

/** Moments further away than this, in ms, are a mistake in the date and no plan: ten years. */
const FURTHEST_MS = 10 * 366 * 86_400_000;

/** Binds a moment to the editor's token, so that a link to one opens no other and no token opens one of its own. */
const signatureOf = (secret: string, token: string, at: number): string =>
  createHmac("sha256", secret).update(`moment\n${token}\n${at}`).digest("base64url");

/** A moment as an address says it: ISO 8601 in UTC, to the second. */
export const momentText = (at: number): string => new Date(at).toISOString().replace(/\.\d{3}Z$/u, "Z");

/**
 * The moment that a text names: a whole date and time with its offset.
 *
 * @returns epoch ms, or null for anything else and for what is more than ten years from now
 */
export function readMoment(text: string, now: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/u.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) || Math.abs(at - now) > FURTHEST_MS ? null : at;
}

/** The query of a preview at a moment: the token, the moment, and the signature that holds the two together. */
export function momentQuery(secret: string, token: string, at: number): URLSearchParams {
  const whole = Math.floor(at / 1000) * 1000;
  return new URLSearchParams({
    token,
    [MOMENT_PARAMETERS.at]: momentText(whole),
    [MOMENT_PARAMETERS.signature]: signatureOf(secret, token, whole),
  });
}

/**
 * The moment for which a request's signature holds, in epoch ms; null without one, without a secret, for another token's
 * and for another moment's.
 */
export function signedMoment(
  { token, at, signature }: { readonly token: string; readonly at: string | null; readonly signature: string | null },
  secret: string | undefined,
  now: number,
): number | null {
  const moment = at === null ? null : readMoment(at, now);
  if (moment === null || secret === undefined) return null;
  return isSecret(signature, signatureOf(secret, token, moment)) ? moment : null;
}
