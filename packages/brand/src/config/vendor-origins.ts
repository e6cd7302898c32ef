import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "./schema.ts";
import { parseUrl } from "../values/parse-url.ts";

/** A brand's third parties with all defaults filled in. */
export type Vendors = BrandConfig["vendors"];

/** The origins of a brand's third parties, from which its pages may load and to which they may send. */
export interface VendorOrigins {
  /** Pages load scripts from these origins. */
  readonly scripts: readonly string[];
  /** Scripts send requests to these origins. */
  readonly connections: readonly string[];
  /** Frames of widgets and players show pages of these origins. */
  readonly frames: readonly string[];
  /** Widgets submit forms to these origins. */
  readonly forms: readonly string[];
}

const listOrigins = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin))),
];

/**
 * The origins of all third parties that a brand has enabled, for its security policy and for code that loads scripts
 * named in content. [AN-001, AN-002, AN-004]
 */
export function vendorOrigins(vendors: Vendors): VendorOrigins {
  const { customerData, tagManager, experiments, chat, helpCenter, partnerScripts, scriptHosts } = vendors;
  const { reviews, forms, quizzes, videos } = vendors;
  const named = [customerData, tagManager, experiments, chat, helpCenter, reviews, forms, quizzes].flatMap(
    (vendor) => vendor ?? [],
  );
  const hosts = scriptHosts.map((host) => `https://${host}`);
  const scripts = [...named.map(({ scriptUrl }) => scriptUrl), ...partnerScripts.map(({ src }) => src), ...hosts];
  const apis = [customerData?.apiUrl, experiments?.apiUrl, chat?.chatUrl, helpCenter?.apiUrl, forms?.apiUrl];
  return {
    scripts: listOrigins(scripts),
    connections: listOrigins([...apis, ...scripts]),
    // A form shows its response in a frame.
    frames: listOrigins([
      chat?.chatUrl,
      reviews?.scriptUrl,
      forms?.apiUrl,
      quizzes?.frameUrl,
      videos.wistiaUrl,
      videos.youtubeUrl,
    ]),
    forms: listOrigins([forms?.apiUrl]),
  };
}

/**
 * Whether a script may run on a brand's pages: an absolute https address on the origin of one of its vendors. [AN-001]
 */
export function isAllowedScript(address: string, vendors: Vendors): boolean {
  const url = parseUrl(asText(address));
  return url !== null && url.username === "" && vendorOrigins(vendors).scripts.includes(url.origin);
}
