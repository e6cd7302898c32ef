import { AMBASSADOR_TEXTS, isAmbassadorEmail } from "@courseway/brand";
import { z } from "zod";
import type { Host } from "../host/host.ts";
import { createDedupe, hashKey } from "./dedupe.ts";
import { type ApiRequest, type Endpoint, parseJson, readBody } from "./endpoint.ts";
import { json } from "./guard.ts";

/** `website` is the honeypot, which people never see. The group comes from the brand, never from the request. */
const requestSchema = z.object({ email: z.string().trim().max(254), website: z.string().max(500).optional() });

/** The email address that would get mail, for the limit. */
export const ambassadorSubjects = ({ body }: ApiRequest): readonly string[] => {
  const email = requestSchema.safeParse(parseJson(body)).data?.email;
  return email === undefined ? [] : [email];
};

type AmbassadorHost = Pick<Host, "brand" | "referrals" | "profiles" | "report" | "elapsed">;

/** @throws ReferralError */
async function makeLink(email: string, groupId: string, { referrals, profiles }: AmbassadorHost): Promise<string> {
  const url = await referrals.referralLink({ email, groupId });
  // The visitor gets the link even if it could not be saved. The client reports failures itself.
  await profiles.saveReferralLink(email, url);
  return url;
}

/**
 * Makes the visitor an ambassador: `{ url }`, or `{ message }` with 422 for an invalid address and 502 if it failed. The link is saved
 * on the visitor's profile. [CFG-012, API-041, API-042, API-043, API-044, MD-008, MD-009, MD-010]
 * @returns the handler; it throws HttpError 400 for a malformed body
 */
export function createAmbassador(host: AmbassadorHost): Endpoint["handle"] {
  const dedupe = createDedupe<string>({ now: host.elapsed });
  return async (apiRequest) => {
    const { email, website = "" } = readBody(apiRequest, requestSchema, '{ "email": "…" }');
    if (!isAmbassadorEmail(email)) return json({ message: AMBASSADOR_TEXTS.invalid }, 422);
    const { ambassadorGroupId: groupId } = host.brand;
    if (groupId === null)
      host.report({
        level: "error",
        message:
          "Nobody can become an ambassador: the brand has no referral group. Set ambassadorGroupId in its brand.ts.",
      });
    if (groupId === null || website.trim() !== "") return json({ message: AMBASSADOR_TEXTS.failed }, 502);
    try {
      return json({ url: await dedupe(hashKey(email.toLowerCase()), () => makeLink(email, groupId, host)) });
    } catch {
      // The client has reported it.
      return json({ message: AMBASSADOR_TEXTS.failed }, 502);
    }
  };
}
