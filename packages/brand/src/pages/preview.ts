import { asText } from "../values/as-text.ts";
import { pathOfSlug } from "./page-path.ts";

const TOKEN = /^[A-Za-z0-9_-]+$/;

/** The preview token of a query; null if it is absent or invalid. [RT-017] */
export function previewToken(search: string): string | null {
  const token = new URLSearchParams(asText(search)).get("token");
  return token !== null && TOKEN.test(token) ? token : null;
}

/**
 * The address to which `/preview/?token=…&slug=…` redirects: a path on this site with the token, without the rest of
 * the query; null without a slug or a token. [RT-016]
 */
export function previewRedirect(search: string): string | null {
  const token = previewToken(search);
  const slug = new URLSearchParams(asText(search)).get("slug");
  return token && slug ? `${pathOfSlug(slug)}?token=${token}` : null;
}
