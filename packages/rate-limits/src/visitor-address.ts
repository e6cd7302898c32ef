import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const withoutPort = (text: string): string => {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/u.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  return /^\d+\.\d+\.\d+\.\d+:\d+$/u.test(text) ? text.slice(0, text.lastIndexOf(":")) : text;
};

/** Writes an address in its one canonical spelling: no port, no zone, IPv4 without IPv6's prefix; empty for anything else. */
function addressIn(text: string): string {
  const bare = withoutPort(text.trim()).replace(/%.*$/u, "");
  return isIP(bare) === 0 ? "" : ipaddr.process(bare).toString();
}

/**
 * The visitor's address, as the outermost of our own proxies saw it. Each proxy appends its caller to `x-forwarded-for`, so anything
 * that a visitor wrote there is further left.
 *
 * @param proxies the number of our proxies in front; with 0 the server must have written its caller there
 * @returns an IPv4 or IPv6 address, empty if it is unknown
 *
 * @example visitorAddress(new Headers({ "x-forwarded-for": "6.6.6.6, 203.0.113.7" }), 1) // "203.0.113.7"
 */
export function visitorAddress(headers: Headers, proxies: number): string {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",");
  return addressIn(hops[Math.max(0, hops.length - Math.max(1, proxies))] ?? "");
}

/** A household has a whole /64: four groups of 16 bits. */
const PREFIX_GROUPS = 4;

/**
 * Returns who counts as one visitor: an IPv4 address, in IPv6's form or its own, or the /64 of an IPv6 address. A text
 * that is no address is returned as it is.
 *
 * @example visitorGroup("2001:db8:1:2::7") // "2001:db8:1:2::/64"
 * @example visitorGroup("::ffff:cb00:7107") // "203.0.113.7"
 */
export function visitorGroup(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  const prefix = parsed.parts.slice(0, PREFIX_GROUPS).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}
