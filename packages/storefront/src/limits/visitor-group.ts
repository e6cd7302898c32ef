import { isIPv6 } from "node:net";

const PREFIX_GROUPS = 4;
const GROUPS = 8;
/** `::ffff:0:0/96`: an IPv4 address in IPv6's form. */
const IPV4_MAPPED = "0:0:0:0:0:ffff";

/** The last 32 bits may be written as an IPv4 address. */
function withoutDots(address: string): string {
  const [tail, a, b, c, d] = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/u.exec(address) ?? [];
  if (tail === undefined) return address;
  const group = (high = "0", low = "0"): string => (Number(high) * 256 + Number(low)).toString(16);
  return `${address.slice(0, -tail.length)}${group(a, b)}:${group(c, d)}`;
}

/** The eight groups of an IPv6 address as lower-case hexadecimal numbers, `::` filled in. */
function ipv6Groups(address: string): string[] {
  const [head = "", tail] = withoutDots(address).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill("0"), ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.slice(-2).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [Math.floor(number / 256), number % 256];
  });
  return bytes.join(".");
}

/**
 * Who counts as one visitor: an IPv4 address, in IPv6's form or its own, or the /64 of an IPv6 one, since every
 * household has all of a /64.
 *
 * @example visitorGroup("2001:db8:1:2::7") // "2001:db8:1:2::/64"
 * @example visitorGroup("::ffff:cb00:7107") // "203.0.113.7"
 */
export function visitorGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = ipv6Groups(address.replace(/%.*$/u, ""));
  if (groups.slice(0, 6).join(":") === IPV4_MAPPED) return ipv4Of(groups);
  return `${groups.slice(0, PREFIX_GROUPS).join(":")}::/64`;
}
