export { ADA_TOKEN_WARNING, createUserSync, type UserSync, type UserSyncOptions } from "./client.ts";
export type { SyncedUser } from "./mapping.ts";
