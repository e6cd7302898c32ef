import { AMBASSADOR_TEXTS } from "@courseway/brand/rules";

/** What a visitor types; `website` is the trap, which people never see. */
export interface SignUpFields {
  readonly email: string;
  readonly website: string;
}

/** The link, or words that can be shown. */
export type SignUpOutcome = { readonly url: string } | { readonly message: string };

/** Makes somebody an ambassador; a failure of any kind is an outcome too. */
export type BecomeAmbassador = (fields: SignUpFields) => Promise<SignUpOutcome>;

const textAt = (body: unknown, name: string): string | null => {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : null;
  return typeof value === "string" && value !== "" ? value : null;
};

/** Asks the page's own host, which knows the brand's group. [API-041, MD-010] */
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
