import { asText } from "../values/as-text.ts";
import { pathOfSlug } from "./slug.ts";

const TOKEN = /^[A-Za-z0-9_-]+$/;

/** The preview token of a query, or null where there is none or it is no token. [RT-017] */
export function previewToken(search: string): string | null {
  const token = new URLSearchParams(asText(search)).get("token");
  return token !== null && TOKEN.test(token) ? token : null;
}

/**
 * Where `/preview/?token=…&slug=…` leads: a path on this same site with the token, and nothing else of the
 * query. Null without a slug or a token. [RT-016]
 */
export function previewRedirect(search: string): string | null {
  const token = previewToken(search);
  const slug = new URLSearchParams(asText(search)).get("slug");
  return token && slug ? `${pathOfSlug(slug)}?token=${token}` : null;
}
