import { z } from "zod";

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
