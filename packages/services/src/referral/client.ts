import type { Report } from "@courseway/observability";
import {
  optionalHeader,
  reportHttpError,
  requestJson,
  type Transport,
  createTransport,
  type TransportOptions,
  buildUrl,
} from "../http/index.ts";
import { ambassadorParameters, isRefused, type Referral, findReferralLink, ambassadorSchema } from "./wire.ts";

/** Creating the ambassador failed; the `cause` is the reason if a call failed. */
export class ReferralError extends Error {
  override readonly name = "ReferralError";

  constructor(reason: string, cause?: unknown) {
    super(
      `The referral link could not be had: ${reason} Let the visitor try again; look at the referral service if it lasts.`,
      { cause },
    );
  }
}

/** The delay between creating the ambassador and reading the link, in ms. [API-042] */
export const SECOND_CALL_MS = 1000;

export interface ReferralsOptions extends TransportOptions {
  /**
   * The service's address, such as `https://api.getambassador.com/api/v2/{username}/token/json`; null if not
   * configured.
   */
  readonly baseUrl: string | null;
  /** Sent in a header, so that no address contains it. */
  readonly token: string | null;
  readonly report: Report;
}

export interface Referrals {
  /**
   * Creates an ambassador and returns the referral link. It calls the service once, and again after 1 s. The service
   * sends mail to the address, so limit how often a visitor may call this.
   *
   * @throws ReferralError after reporting the error [API-041, API-042, API-043]
   */
  readonly referralLink: (referral: Referral) => Promise<string>;
}

/**
 * Creates the client of the referral program. [API-041, API-042, API-043]
 *
 * @example
 * const referrals = createReferrals({ baseUrl, token, fetch, report });
 * const link = await referrals.referralLink({ email, groupId: brand.ambassadorGroupId });
 */
export function createReferrals(options: ReferralsOptions): Referrals {
  const transport = createTransport(options);
  return {
    referralLink: async (referral) => {
      try {
        const early = await getAmbassador(options, transport, referral);
        await transport.sleep(SECOND_CALL_MS);
        return requireLink(await readAgain(options, transport, referral, early));
      } catch (error) {
        reportHttpError(options.report, error, { level: "error", visitorActed: true, tags: { tag: "ambassador" } });
        if (error instanceof ReferralError) throw error;
        throw new ReferralError("the call failed.", error);
      }
    },
  };
}

/** Calls the service again. A failure does not matter if the first call returned a link. */
async function readAgain(options: ReferralsOptions, transport: Transport, referral: Referral, early: string | null) {
  try {
    return (await getAmbassador(options, transport, referral)) ?? early;
  } catch (error) {
    if (early === null) throw error;
    reportHttpError(options.report, error, { level: "warn", tags: { tag: "ambassador" } });
    return early;
  }
}

async function getAmbassador(options: ReferralsOptions, transport: Transport, referral: Referral) {
  const request = {
    service: "the referral link",
    method: "POST",
    url: buildUrl(options.baseUrl, "/ambassador/get/"),
    headers: optionalHeader("authorization", options.token, "Token "),
    json: ambassadorParameters(referral),
  } as const;
  const wire = await requestJson(transport, request, ambassadorSchema);
  if (isRefused(wire)) throw new ReferralError(`the service answered code ${wire.response.code}.`);
  return findReferralLink(wire);
}

function requireLink(link: string | null): string {
  if (link === null) throw new ReferralError("the service gave no link.");
  return link;
}
