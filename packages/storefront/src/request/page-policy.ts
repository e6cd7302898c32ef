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

/** Where browsers send what a policy made them refuse. */
export const REPORT_PATH = "/api/csp-report/";
const REPORT_GROUP = "csp";

/** A year: a browser that was here once asks for nothing but https for so long, in seconds. */
const HSTS_SECONDS = 31_536_000;

/** What of the site decides its policy. */
export interface PolicySettings {
  readonly brand: BrandConfig;
  readonly env: Pick<
    StorefrontEnv,
    "BLOG_CONTENT_URL" | "CONTENT_SECURITY_POLICY" | "CONTENT_URL" | "EDITOR_ORIGINS" | "SITE_ENV"
  >;
  readonly blocks: Iterable<Pick<Block, "frames">>;
  readonly isDevelopment: boolean;
}

/** One answer with a page. */
export interface PolicyRequest {
  /** Of a page that is rendered for this request alone; null for one of the cache, which names its scripts by their hashes. */
  readonly nonce: string | null;
  /** Whether it is an app's own page: nobody can say which styles that writes. */
  readonly isOwn: boolean;
  /** Whether editors see it in their frame. */
  readonly isPreview: boolean;
}

/** From where editors' style sheets may load, see `PageStyles`. */
function ownHosts({ hostName }: BrandConfig): readonly string[] {
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

/** Directives that are the same for every page of the site. */
function siteDirectives({ brand, env, blocks, isDevelopment }: PolicySettings): Directives {
  const { allowedSources } = brand;
  const content = [env.CONTENT_URL, env.BLOG_CONTENT_URL ?? env.CONTENT_URL].map(getOrigin);
  const pictures = allowedSources.images === null ? ["https:"] : [...ownHosts(brand), ...allowedSources.images];
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

/** Who may show the page in a frame: nobody, and a preview the content system's editor. */
function ancestors({ env }: PolicySettings, isPreview: boolean): readonly string[] {
  return isPreview ? unique(["'self'", ...(env.EDITOR_ORIGINS ?? [getOrigin(env.CONTENT_URL)])]) : ["'none'"];
}

/** Development's own client evaluates code and writes styles; what a page loads from elsewhere is held there as well. */
const DEVELOPMENT: Directives = {
  "script-src": ["'self'", "'unsafe-inline'", "'unsafe-eval'", "http:", "https:"],
  "style-src": ["'self'", "'unsafe-inline'"],
};

/**
 * Styles: attributes stay, since editors lay out with them and their text is cleaned; of style elements a page has its own
 * alone, by their hashes or with the nonce of the request.
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

/** The header of a request from which Next takes the nonce for the scripts that it writes. */
export const nonceHeader = (nonce: string): [name: string, value: string] => [POLICY, `script-src 'nonce-${nonce}'`];

/**
 * The headers that keep a page to what it is meant to load and do. Names of hosts come from the brand's settings, the
 * registered blocks and the environment, so that nothing is allowed which no site uses.
 *
 * @returns headers, each with its name; `completePolicy` puts in what only the cached page knows
 */
export function createPagePolicy(
  settings: PolicySettings,
): (request: PolicyRequest) => Iterable<readonly [name: string, value: string]> {
  const { env, isDevelopment } = settings;
  const own = [RUNTIME_LOADER, STYLES_AWAITED, SPECULATION_RULES, MISSED_WORDS].map(allowInlineScript);
  const site = written(siteDirectives(settings));
  const ending = isSecure(settings) ? "; upgrade-insecure-requests" : "";
  const name = env.CONTENT_SECURITY_POLICY === "report-only" ? POLICY_REPORT_ONLY : POLICY;
  const others = Object.entries({
    "reporting-endpoints": `${REPORT_GROUP}="${REPORT_PATH}"`,
    ...(isSecure(settings) ? { "strict-transport-security": `max-age=${HSTS_SECONDS}` } : {}),
  });
  return (request) => {
    const rest = isDevelopment ? DEVELOPMENT : scriptsAndStyles(own, request);
    const framing = written({ "frame-ancestors": ancestors(settings, request.isPreview) });
    return [[name, `${written(rest)}; ${site}; ${framing}${ending}`], ...others];
  };
}
