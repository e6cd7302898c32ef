import { createHash } from "node:crypto";
import { processState } from "@courseway/observability/process-state";
import type { ServerResponse } from "node:http";

/** The source expression of a Content-Security-Policy that allows exactly this inline text, as a browser parses it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/gu, "\n")).digest("base64")}'`;

/** Sources in every page's policy. The proxy writes them, and the page cache recognizes our scripts by them. */
const registeredSources = (): Set<string> => processState("inline-script-sources", () => new Set<string>());

/** Returns the source of a script with a fixed text, and registers it, so that the page cache takes the script for one of ours. */
export function allowInlineScript(text: string): string {
  const source = hashSource(text);
  registeredSources().add(source);
  return source;
}

/** Whether every page's policy allows the text. */
export const isAllowedInlineScript = (text: string): boolean => registeredSources().has(hashSource(text));

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
