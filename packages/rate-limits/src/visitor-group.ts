import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

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
