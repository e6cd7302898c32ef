import type { ServerResponse } from "node:http";

/** Headers stored with a cached page. Visitors get only the policy made from them. */
export const PAGE_SCRIPTS = "x-courseway-page-scripts";
export const PAGE_STYLES = "x-courseway-page-styles";

/** Placeholders in the proxy's policy for the page's sources, which the proxy does not know. Browsers ignore them. */
export const ROOM_FOR_SCRIPTS = "'page-scripts'";
export const ROOM_FOR_STYLES = "'page-styles'";

export const POLICY = "content-security-policy";
export const POLICY_REPORT_ONLY = "content-security-policy-report-only";

/** The nonce that the proxy gave a request; undefined for none. */
export const findNonce = (headers: Pick<Headers, "get">): string | undefined =>
  /'nonce-([^']+)'/u.exec(headers.get(POLICY) ?? "")?.[1];

type Answer = Pick<ServerResponse, "getHeader" | "setHeader" | "removeHeader">;

function take(answer: Answer, name: string): string {
  const value = answer.getHeader(name);
  if (value === undefined) return "";
  answer.removeHeader(name);
  return String(value);
}

const prefixed = (sources: string): string => (sources === "" ? "" : ` ${sources}`);

/** Nonces, which are removed from a cached page's policy: a nonce is valid for one response, and a cached page has hashes. */
const NONCE = / 'nonce-[^']+'/gu;

/** Puts the page's sources, which were cached with it, into the proxy's policy. */
export function completePolicy(answer: Answer): void {
  const scripts = take(answer, PAGE_SCRIPTS);
  const styles = take(answer, PAGE_STYLES);
  for (const name of [POLICY, POLICY_REPORT_ONLY]) {
    const policy = answer.getHeader(name);
    if (typeof policy !== "string") continue;
    const completed = policy
      .replace(` ${ROOM_FOR_SCRIPTS}`, prefixed(scripts))
      .replace(` ${ROOM_FOR_STYLES}`, prefixed(styles));
    if (completed !== policy) answer.setHeader(name, scripts === "" ? completed : completed.replaceAll(NONCE, ""));
  }
}
