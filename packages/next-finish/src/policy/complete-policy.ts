import type { ServerResponse } from "node:http";

/** Headers that are stored with a cached page. Visitors only get the policy made from them. */
export const PAGE_SCRIPTS = "x-courseway-page-scripts";
export const PAGE_STYLES = "x-courseway-page-styles";

/** Where the proxy leaves room for a page's own sources: it does not know the page. A browser ignores what it does not know. */
export const ROOM_FOR_SCRIPTS = "'page-scripts'";
export const ROOM_FOR_STYLES = "'page-styles'";

export const POLICY = "content-security-policy";
export const POLICY_REPORT_ONLY = "content-security-policy-report-only";

/** The nonce of a request that the proxy gave one; undefined for none. */
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

/** A nonce is good for one answer; a page out of the cache may be given to many, and its hashes do without. */
const NONCE = / 'nonce-[^']+'/gu;

/** Puts the sources of the page, which came out of the cache with it, into the policy that the proxy wrote. */
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
