import { isWebLink } from "../http/web-link.ts";
import type { AmbassadorWire } from "./wire.ts";

/** The person who becomes an ambassador. */
export interface Referral {
  readonly email: string;
  /** The brand's `ambassadorGroupId`. [API-041] */
  readonly groupId: string;
}

/** Returns the documented parameters, all of them text. [API-041] */
export function ambassadorParameters(referral: Referral) {
  return {
    email: referral.email,
    add_to_group_id: referral.groupId,
    auto_create: "1",
    email_new_ambassador: "1",
  };
}

/** Returns the first campaign link, or null if there is none yet. [API-043] */
export function findReferralLink(wire: AmbassadorWire): string | null {
  const links = wire.response.data?.ambassador.campaign_links ?? [];
  return links.map(({ url }) => url).find(isWebLink) ?? null;
}

/** Whether the service refused the request, which may happen even with status 200. */
export function isRefused(wire: AmbassadorWire): boolean {
  return wire.response.code !== "200";
}
