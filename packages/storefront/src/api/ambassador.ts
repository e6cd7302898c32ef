import { AMBASSADOR_TEXTS, isAmbassadorEmail } from "@courseway/brand";
import type { Report } from "@courseway/observability";
import type { Referrals, UserProfiles } from "@courseway/services";
import { z } from "zod";
import { type ApiRequest, parseJson, readBody } from "./endpoint.ts";
import { json } from "./guard.ts";
import { hashKey, type Dedupe } from "./dedupe.ts";

/** `website` is the honeypot, which people never see. The group comes from the brand, never from the request. */
const requestSchema = z.object({ email: z.string().trim().max(254), website: z.string().max(500).optional() });

/** The email address that would get mail, for the limit. */
export const ambassadorSubjects = ({ body }: ApiRequest): readonly string[] => {
  const email = requestSchema.safeParse(parseJson(body)).data?.email;
  return email === undefined ? [] : [email];
};

export interface AmbassadorDeps {
  /** The brand's referral group; null if it has none. [CFG-012, API-041] */
  readonly groupId: string | null;
  readonly referralLink: Referrals["referralLink"];
  readonly saveReferralLink: UserProfiles["saveReferralLink"];
  readonly dedupe: Dedupe<string>;
  readonly report: Report;
}

/** @throws ReferralError */
async function makeLink(email: string, groupId: string, deps: AmbassadorDeps): Promise<string> {
  const url = await deps.referralLink({ email, groupId });
  // The visitor gets the link even if it could not be saved. The client reports failures itself.
  await deps.saveReferralLink(email, url);
  return url;
}

/**
 * Makes the visitor an ambassador: `{ url }`, or `{ message }` with 422 for an invalid address and 502 if it failed. The link is saved
 * on the visitor's profile. [API-041, API-042, API-043, API-044, MD-008, MD-009, MD-010]
 * @throws HttpError 400 for a malformed body
 */
export async function handleAmbassador(apiRequest: ApiRequest, deps: AmbassadorDeps): Promise<Response> {
  const { email, website = "" } = readBody(apiRequest, requestSchema, '{ "email": "…" }');
  if (!isAmbassadorEmail(email)) return json({ message: AMBASSADOR_TEXTS.invalid }, 422);
  const { groupId, report } = deps;
  if (groupId === null)
    report({
      level: "error",
      message:
        "Nobody can become an ambassador: the brand has no referral group. Set ambassadorGroupId in its brand.ts.",
    });
  if (groupId === null || website.trim() !== "") return json({ message: AMBASSADOR_TEXTS.failed }, 502);
  try {
    return json({ url: await deps.dedupe(hashKey(email.toLowerCase()), () => makeLink(email, groupId, deps)) });
  } catch {
    // The client has reported it.
    return json({ message: AMBASSADOR_TEXTS.failed }, 502);
  }
}
