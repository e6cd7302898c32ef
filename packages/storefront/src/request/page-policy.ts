import type { Block } from "@courseway/blocks";
import { type BrandConfig, vendorOrigins } from "@courseway/brand";
import { MISSED_WORDS, SPECULATION_RULES } from "@courseway/chrome/scripts";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { RUNTIME_LOADER, STYLES_AWAITED } from "@courseway/next-finish/start";
import {
  POLICY,
  POLICY_REPORT_ONLY,
  ROOM_FOR_SCRIPTS,
  ROOM_FOR_STYLES,
  allowInlineScript,
} from "@courseway/next-finish/policy";
import type { NextResponse } from "next/server";
import { randomBytes } from "node:crypto";
import type { Route } from "./route.ts";
import type { Visit } from "./answer.ts";

/** The path for browsers' reports of policy violations. */
export const REPORT_PATH = "/api/csp-report/";
const REPORT_GROUP = "csp";

/** A year in seconds: how long browsers use only https after a visit. */
const HSTS_SECONDS = 31_536_000;

/** The site's settings for its policy. */
export interface PolicySettings {
  readonly brand: BrandConfig;
  readonly env: Pick<
    StorefrontEnv,
    "BLOG_CONTENT_URL" | "CONTENT_SECURITY_POLICY" | "CONTENT_URL" | "EDITOR_ORIGINS" | "SITE_ENV"
  >;
  readonly blocks: Iterable<Pick<Block, "frames">>;
  readonly isDevelopment: boolean;
}

/** The response's settings for its policy. */
export interface PolicyRequest {
  /** The nonce of a dynamic page; null for a cached page, whose policy has its scripts' hashes. */
  readonly nonce: string | null;
  /** Whether it is an app's own page, with unknown styles. */
  readonly isOwn: boolean;
  /** Whether editors see it in their frame. */
  readonly isPreview: boolean;
}

/** The sources of editors' style sheets, see `PageStyles`. */
function listHosts({ hostName }: BrandConfig): readonly string[] {
  const domain = hostName.replace(/^www\./u, "");
  return [`https://${domain}`, `https://*.${domain}`];
}

type Directives = Readonly<Record<string, readonly string[]>>;

const getOrigin = (address: string): string => new URL(address).origin;
const unique = (sources: readonly string[]): readonly string[] => [...new Set(sources)];
const orNone = (sources: readonly string[]): readonly string[] => (sources.length === 0 ? ["'none'"] : sources);
const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

function siteDirectives({ brand, env, blocks, isDevelopment }: PolicySettings): Directives {
  const { allowedSources } = brand;
  const content = [env.CONTENT_URL, env.BLOG_CONTENT_URL ?? env.CONTENT_URL].map(getOrigin);
  const pictures = allowedSources.images === null ? ["https:"] : [...listHosts(brand), ...allowedSources.images];
  const media = unique(["'self'", "data:", ...content, ...pictures]);
  const journey = [brand.checkoutUrl, brand.signInUrl, brand.courseSelectionUrl].map(getOrigin);
  const vendors = vendorOrigins(brand.vendors);
  const frames = [...vendors.frames, ...[...blocks].flatMap((block) => block.frames)];
  return {
    "default-src": ["'self'"],
    "img-src": media,
    "media-src": media,
    "font-src": ["'self'"],
    "connect-src": unique([
      "'self'",
      ...(isDevelopment ? ["ws:"] : []),
      ...vendors.connections,
      ...allowedSources.connections,
    ]),
    "frame-src": orNone(unique([...frames, ...allowedSources.frames])),
    "form-action": unique(["'self'", ...journey, ...vendors.forms, ...allowedSources.forms]),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "report-uri": [REPORT_PATH],
    "report-to": [REPORT_GROUP],
  };
}

const isSecure = ({ brand, env }: PolicySettings): boolean =>
  env.SITE_ENV === "production" && brand.url.startsWith("https:");

/** Nobody may frame a page. Only content's control panel may frame a preview. */
function ancestors({ env }: PolicySettings, isPreview: boolean): readonly string[] {
  return isPreview ? unique(["'self'", ...(env.EDITOR_ORIGINS ?? [getOrigin(env.CONTENT_URL)])]) : ["'none'"];
}

/** Development's client evaluates code and writes styles. The policy for other sources stays the same. */
const DEVELOPMENT: Directives = {
  "script-src": ["'self'", "'unsafe-inline'", "'unsafe-eval'", "http:", "https:"],
  "style-src": ["'self'", "'unsafe-inline'"],
};

/**
 * The style directives. Style attributes are allowed, since editors use them for layout and their HTML is sanitized. Style elements must
 * be the page's own, by their hashes or the request's nonce.
 */
function scriptsAndStyles(texts: readonly string[], { nonce, isOwn }: PolicyRequest): Directives {
  const trusted = nonce === null ? [] : [`'nonce-${nonce}'`];
  return {
    "script-src": [...texts, ...trusted, ...(nonce === null ? [] : ["'strict-dynamic'"]), ROOM_FOR_SCRIPTS],
    "style-src": ["'self'"],
    "style-src-elem": ["'self'", ...(isOwn ? ["'unsafe-inline'"] : [...trusted, ROOM_FOR_STYLES])],
    "style-src-attr": ["'unsafe-inline'"],
  };
}

/** The request header from which Next takes the nonce for its scripts. */
export const nonceHeader = (nonce: string): [name: string, value: string] => [POLICY, `script-src 'nonce-${nonce}'`];

/**
 * The headers that restrict what a page may load and do. Hosts come from the brand's settings, the registered blocks and the environment,
 * so that the policy allows nothing that the site does not use.
 *
 * @returns headers by name; `completePolicy` adds what only the cached page knows
 */
export function createPagePolicy(
  settings: PolicySettings,
): (request: PolicyRequest) => Iterable<readonly [name: string, value: string]> {
  const { env, isDevelopment } = settings;
  const inlineScripts = [RUNTIME_LOADER, STYLES_AWAITED, SPECULATION_RULES, MISSED_WORDS].map(allowInlineScript);
  const site = written(siteDirectives(settings));
  const ending = isSecure(settings) ? "; upgrade-insecure-requests" : "";
  const name = env.CONTENT_SECURITY_POLICY === "report-only" ? POLICY_REPORT_ONLY : POLICY;
  const others = Object.entries({
    "reporting-endpoints": `${REPORT_GROUP}="${REPORT_PATH}"`,
    ...(isSecure(settings) ? { "strict-transport-security": `max-age=${HSTS_SECONDS}` } : {}),
  });
  return (request) => {
    const rest = isDevelopment ? DEVELOPMENT : scriptsAndStyles(inlineScripts, request);
    const framing = written({ "frame-ancestors": ancestors(settings, request.isPreview) });
    return [[name, `${written(rest)}; ${site}; ${framing}${ending}`], ...others];
  };
}

/**
 * The inputs of a response's policy; null if the response is not a page. A dynamic page has a nonce. Anything that may replace a preview
 * may be shown in the editor's frame.
 */
function policyRequest(route: Route, search: string): PolicyRequest | null {
  if (route.kind === "redirect" || route.kind === "file" || (route.kind === "own" && !route.isPage)) return null;
  const isRendered = route.kind === "dynamic" || route.kind === "search" || route.kind === "own";
  const isPreview = route.kind === "screen" || (route.kind !== "search" && new URLSearchParams(search).has("token"));
  return { nonce: isRendered ? randomBytes(16).toString("base64") : null, isOwn: route.kind === "own", isPreview };
}

/** Passes the request's nonce to Next, and adds the page's policy to the response. */
export async function withPolicy(
  policy: () => ReturnType<typeof createPagePolicy>,
  { request, route, search }: Visit,
  answer: () => Promise<NextResponse>,
): Promise<NextResponse> {
  const trust = policyRequest(route, search);
  if (trust !== null && trust.nonce !== null) request.headers.set(...nonceHeader(trust.nonce));
  const answered = await answer();
  if (trust !== null) for (const [name, value] of policy()(trust)) answered.headers.set(name, value);
  return answered;
}
