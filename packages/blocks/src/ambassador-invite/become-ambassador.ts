import { AMBASSADOR_TEXTS } from "@courseway/brand/rules";

/** What a visitor types; `website` is the honeypot, which people never see. */
export interface SignUpFields {
  readonly email: string;
  readonly website: string;
}

/** The link, or a message to show. */
export type SignUpOutcome = { readonly url: string } | { readonly message: string };

/** Makes a visitor an ambassador. Any failure is an outcome too, so it never rejects. */
export type BecomeAmbassador = (fields: SignUpFields) => Promise<SignUpOutcome>;

const textAt = (body: unknown, name: string): string | null => {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : null;
  return typeof value === "string" && value !== "" ? value : null;
};

/** Calls the page's own host, which knows the brand's ambassador group. [API-041, MD-010] */
export const becomeAmbassador: BecomeAmbassador = async (fields) => {
  try {
    const response = await fetch("/api/ambassador/", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(fields),
    });
    const body: unknown = await response.json();
    const url = response.ok ? textAt(body, "url") : null;
    return url === null ? { message: textAt(body, "message") ?? AMBASSADOR_TEXTS.failed } : { url };
  } catch {
    return { message: AMBASSADOR_TEXTS.failed };
  }
};
