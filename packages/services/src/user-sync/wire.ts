import { z } from "zod";

const text = z.string().nullish();

/** The response of the user sync. [API-031] */
export const userSyncSchema = z.object({
  success: z.boolean(),
  data: z.object({ initials: text, adaToken: text }).nullish(),
});

export type UserSyncWire = z.output<typeof userSyncSchema>;

/** The data of a signed-in visitor; empty for other visitors. [API-031] */
export interface SyncedUser {
  readonly initials?: string;
  /** For the chatbot's settings. */
  readonly adaToken?: string;
}

/** Reads the data only if the service reports success. [API-031] */
export function toSyncedUser(wire: UserSyncWire): SyncedUser {
  if (!wire.success) return {};
  const { initials, adaToken } = wire.data ?? {};
  return { ...(initials ? { initials } : {}), ...(adaToken ? { adaToken } : {}) };
}
