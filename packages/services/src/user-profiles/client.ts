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

/** The answer is handed on as it is, so any JSON will do. [API-015] */
export const userUpdateSchema = z.unknown();

const refusal = z.object({ code: z.string() });

/** The code of an answer that says that it failed, or null. The provider's success is called "Success". */
export function refusalCode(answer: unknown): string | null {
  const { success, data } = refusal.safeParse(answer);
  return success && data.code !== "Success" ? data.code : null;
}

export interface UserProfilesOptions extends TransportOptions {
  /** The email provider's user-update address; null while there is none. [API-014] */
  readonly url: string | null;
  readonly apiKey: string | null;
  readonly report: Report;
}

/** What is written to a profile; the provider makes a new field of every name it does not know. */
export interface UserRecord {
  readonly email: string;
  readonly dataFields: Readonly<Record<string, string>>;
}

export interface UserProfiles {
  /**
   * Writes fields to a profile and answers what the provider said, as it is. Not repeated by itself.
   *
   * @throws HttpError after reporting it [API-014, API-015]
   */
  readonly update: (user: UserRecord) => Promise<unknown>;
  /**
   * Stores a visitor's referral link; false when that failed, which is reported. An answer of status 200 that names
   * another code than "Success" is a failure too. [API-044]
   */
  readonly saveReferralLink: (email: string, link: string) => Promise<boolean>;
}

/**
 * The client of the email provider's profiles. [API-014, API-015, API-044]
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
