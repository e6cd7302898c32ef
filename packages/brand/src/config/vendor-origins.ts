import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "./schema.ts";
import { parseUrl } from "../values/parse-url.ts";

/** A brand's third parties with every default filled in. */
export type Vendors = BrandConfig["vendors"];

/** Where a brand's third parties are met: what its pages may load from and send to, as origins. */
export interface VendorOrigins {
  /** Scripts come from here. */
  readonly scripts: readonly string[];
  /** Scripts send to here. */
  readonly connections: readonly string[];
  /** Frames of widgets and players show pages from here. */
  readonly frames: readonly string[];
  /** Forms of widgets are sent to here. */
  readonly forms: readonly string[];
}

const listOrigins = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin))),
];

/**
 * The origins of all third parties that a brand has enabled, for its security policy, and for code that is about to load
 * a script that content named. [AN-001, AN-002, AN-004]
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
    // A form's answer is shown in a frame of its own.
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

/** Whether a script of this address may run on a brand's pages: a whole https address on one of its vendors' origins. [AN-001] */
export function isAllowedScript(address: string, vendors: Vendors): boolean {
  const url = parseUrl(asText(address));
  return url !== null && url.username === "" && vendorOrigins(vendors).scripts.includes(url.origin);
}
