import type { UserSyncWire } from "./wire.ts";

/** What is known of a signed-in visitor; empty for everybody else. [API-031] */
export interface SyncedUser {
  readonly initials?: string;
  /** Goes to the chatbot's settings. */
  readonly adaToken?: string;
}

/** Reads the data only where the service says success. [API-031] */
export function toSyncedUser(wire: UserSyncWire): SyncedUser {
  if (!wire.success) return {};
  const { initials, adaToken } = wire.data ?? {};
  return { ...(initials ? { initials } : {}), ...(adaToken ? { adaToken } : {}) };
}
