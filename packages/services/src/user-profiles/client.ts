import {
  optionalHeader,
  reportHttpError,
  requestJson,
  createTransport,
  type TransportOptions,
  buildUrl,
} from "../http/index.ts";
import type { Report, ReportEvent } from "@courseway/observability";
import { z } from "zod";

/** Accepts any JSON, because the response is returned unchanged. [API-015] */
export const userUpdateSchema = z.unknown();

const refusal = z.object({ code: z.string() });

/** Returns the code of a response that reports a failure, or null. The provider's code for success is "Success". */
export function refusalCode(answer: unknown): string | null {
  const { success, data } = refusal.safeParse(answer);
  return success && data.code !== "Success" ? data.code : null;
}

export interface UserProfilesOptions extends TransportOptions {
  /** The email provider's user-update address; null if not configured. [API-014] */
  readonly url: string | null;
  readonly apiKey: string | null;
  readonly report: Report;
}

/** The fields to write to a profile. The provider creates a new field for every unknown name. */
export interface UserRecord {
  readonly email: string;
  readonly dataFields: Readonly<Record<string, string>>;
}

export interface UserProfiles {
  /**
   * Writes fields to a profile and returns the provider's response unchanged. It does not retry.
   *
   * @throws HttpError after reporting the error [API-014, API-015]
   */
  readonly update: (user: UserRecord) => Promise<unknown>;
  /**
   * Stores a visitor's referral link. On failure, it reports the error and returns false. A response with status 200
   * and another code than "Success" is also a failure. [API-044]
   */
  readonly saveReferralLink: (email: string, link: string) => Promise<boolean>;
}

/**
 * Creates the client of the email provider's profiles. [API-014, API-015, API-044]
 *
 * @example
 * const profiles = createUserProfiles({ url, apiKey, fetch, report });
 * await profiles.saveReferralLink("a@example.com", "https://mbsy.co/abc");
 */
export function createUserProfiles(options: UserProfilesOptions): UserProfiles {
  const transport = createTransport(options);
  const headers = optionalHeader("api-key", options.apiKey);
  const update = async ({ email, dataFields }: UserRecord): Promise<unknown> => {
    const request = {
      service: "the user update",
      method: "POST",
      url: buildUrl(options.url, ""),
      headers,
      json: { email, dataFields },
    } as const;
    try {
      return await requestJson(transport, request, userUpdateSchema);
    } catch (error) {
      reportHttpError(options.report, error, { level: "error", visitorActed: true, tags: { tag: "user-update" } });
      throw error;
    }
  };
  const saveReferralLink = async (email: string, link: string): Promise<boolean> => {
    const answer = await update({ email, dataFields: { referral_link: link } }).catch(() => undefined);
    if (answer === undefined) return false;
    const code = refusalCode(answer);
    if (code !== null) options.report(notSaved(code));
    return code === null;
  };
  return { update, saveReferralLink };
}

function notSaved(code: string): ReportEvent {
  return {
    level: "error",
    message: `The user update was refused with code ${code} inside a successful answer. Look the code up at the email provider.`,
    tags: { tag: "user-update" },
  };
}
