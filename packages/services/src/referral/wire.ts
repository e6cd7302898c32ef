import { z } from "zod";
import { isWebLink } from "../http/web-link.ts";

const code = z.union([z.string(), z.number()]).transform(String);
const campaignLink = z.object({ campaign_uid: code.nullish(), url: z.string() });

/** The response with an ambassador. It also contains balances and postal addresses, which we drop. [API-043] */
export const ambassadorSchema = z.object({
  response: z.object({
    code,
    data: z.object({ ambassador: z.object({ campaign_links: z.array(campaignLink).nullish() }) }).nullish(),
  }),
});

export type AmbassadorWire = z.output<typeof ambassadorSchema>;

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
