import type { UserSyncWire } from "./wire.ts";

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
