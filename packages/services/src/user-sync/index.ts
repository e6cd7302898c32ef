export { createUserSync, type UserSync, type UserSyncOptions } from "./client.ts";
export type { SyncedUser } from "./wire.ts";
