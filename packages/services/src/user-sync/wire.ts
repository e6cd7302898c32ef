import { z } from "zod";

const text = z.string().nullish();

/** The response of the user sync. [API-031] */
export const userSyncSchema = z.object({
  success: z.boolean(),
  data: z.object({ initials: text, adaToken: text }).nullish(),
});

export type UserSyncWire = z.output<typeof userSyncSchema>;
