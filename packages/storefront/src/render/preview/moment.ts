import { createHmac } from "node:crypto";
import { isSecret } from "../../site/is-secret.ts";
import { MOMENT_PARAMETERS } from "./parameters.ts";

/** Ten years in ms. A moment further away is taken for a mistake in the date. */
const FURTHEST_MS = 10 * 366 * 86_400_000;

/** How long a signed moment is valid, in ms. */
export const MOMENT_LIFE_MS = 3_600_000;

/** The preview that a moment is signed for. */
export interface MomentOwner {
  /** The brand's id, since several sites may share a secret. */
  readonly site: string;
  /** The editor's token. */
  readonly token: string;
}

/**
 * Signs a moment for a site, an editor's token and an expiry time, so that a link opens no other moment, for nobody else, and not forever.
 * @param end the expiry time in epoch s, written before the signature
 */
const computeSignature = (secret: string, { site, token }: MomentOwner, at: number, end: number): string =>
  `${end}.${createHmac("sha256", secret)
    .update(JSON.stringify(["moment", site, token, at, end]))
    .digest("base64url")}`;

/** Formats a moment for an address: ISO 8601 in UTC, to the second. */
export const momentText = (at: number): string => new Date(at).toISOString().replace(/\.\d{3}Z$/u, "Z");

/**
 * Parses a moment: a full date and time with an offset.
 *
 * @returns epoch ms, or null for anything else and for moments more than ten years from now
 */
export function readMoment(text: string, now: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/u.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) || Math.abs(at - now) > FURTHEST_MS ? null : at;
}

/** The moment (epoch ms) for which a preview requests content; null for now. Content has future versions but no past ones. */
export const contentMoment = (moment: number | null, now: number): number | null =>
  moment !== null && moment > now ? moment : null;

/** The query of a preview at a moment: the token, the moment, and their signature, which is valid for an hour. */
export function momentQuery(secret: string, owner: MomentOwner, at: number, now: number): URLSearchParams {
  const whole = Math.floor(at / 1000) * 1000;
  const end = Math.floor((now + MOMENT_LIFE_MS) / 1000);
  return new URLSearchParams({
    token: owner.token,
    [MOMENT_PARAMETERS.at]: momentText(whole),
    [MOMENT_PARAMETERS.signature]: computeSignature(secret, owner, whole, end),
  });
}

/**
 * The moment for which a request has a valid signature, in epoch ms; null without a secret or signature, for the signature of another
 * site, token or moment, and after it has expired.
 */
export function signedMoment(
  { at, signature, ...owner }: MomentOwner & { readonly at: string | null; readonly signature: string | null },
  secret: string | undefined,
  now: number,
): number | null {
  const moment = at === null ? null : readMoment(at, now);
  if (moment === null || secret === undefined) return null;
  const end = Number(/^(\d{1,12})\./u.exec(signature ?? "")?.[1]);
  return end * 1000 > now && isSecret(signature, computeSignature(secret, owner, moment, end)) ? moment : null;
}
