export { createUserProfiles, type UserProfiles, type UserProfilesOptions, type UserRecord } from "./client.ts";
