import { isIPv6 } from "node:net";

const PREFIX_GROUPS = 4;

/** The eight groups of an IPv6 address, `::` filled in. */
function ipv6Groups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill("0"), ...right];
}

/**
 * Who counts as one visitor: an IPv4 address, or the /64 of an IPv6 one, since every household has all of a /64.
 *
 * @example visitorGroup("2001:db8:1:2::7") // "2001:db8:1:2::/64"
 */
export function visitorGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const prefix = ipv6Groups(address.toLowerCase())
    .slice(0, PREFIX_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}
