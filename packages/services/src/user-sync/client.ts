import { authHeaders, type CommerceAuth } from "../commerce/index.ts";
import {
  type HttpRequest,
  reportHttpError,
  requestJson,
  createTransport,
  type TransportOptions,
  buildUrl,
} from "../http/index.ts";
import type { Report } from "@courseway/observability";
import { type SyncedUser, toSyncedUser, userSyncSchema } from "./wire.ts";

/** The documented warning. [ERR-009] */
export const ADA_TOKEN_WARNING = "Failed to get ada token";

export interface UserSyncOptions extends TransportOptions {
  /** The commerce API's address; null if not configured. */
  readonly baseUrl: string | null;
  readonly auth: CommerceAuth | null;
  readonly report: Report;
}

/** Sends a request for one visitor, with the visitor's `Cookie` header. */
export type UserSync = (visitor: { readonly cookie: string | null }) => Promise<SyncedUser>;

/**
 * Creates the client of the user sync. On failure, it warns "Failed to get ada token" and returns an empty object.
 * [API-030, API-031, ERR-004, ERR-009]
 *
 * @example const { adaToken } = await createUserSync({ baseUrl, auth, fetch, report })({ cookie });
 */
export function createUserSync(options: UserSyncOptions): UserSync {
  const transport = createTransport(options);
  return async ({ cookie }) => {
    try {
      return toSyncedUser(await requestJson(transport, syncRequest(options, cookie), userSyncSchema));
    } catch (error) {
      reportHttpError(options.report, error, { level: "warn", message: ADA_TOKEN_WARNING, tags: { tag: "user-sync" } });
      return {};
    }
  };
}

function syncRequest(options: UserSyncOptions, cookie: string | null): HttpRequest {
  const query = [
    ["fields", "initials,adaToken"],
    ["platform", "WEB"],
  ] as const;
  return {
    service: "the user sync",
    method: "GET",
    url: buildUrl(options.baseUrl, "/user/sync-marketing", query),
    headers: { ...authHeaders(options.auth), ...(cookie === null ? {} : { cookie }) },
  };
}
