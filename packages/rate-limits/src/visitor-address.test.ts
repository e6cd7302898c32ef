import { describe, expect, it } from "vitest";
import { visitorAddress, visitorGroup } from "./visitor-address.ts";

const seen = (forwarded: string | null, proxies = 1): string =>
  visitorAddress(new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }), proxies);

describe("visitorAddress", () => {
  it("takes what our one proxy appended, whatever a visitor wrote before it", () => {
    expect(seen("203.0.113.7")).toBe("203.0.113.7");
    expect(seen("6.6.6.6, 7.7.7.7, 203.0.113.7")).toBe("203.0.113.7");
    expect(seen("not an address, 203.0.113.7")).toBe("203.0.113.7");
  });

  it("takes what the server itself wrote if there is no proxy in front", () => {
    expect(seen("203.0.113.7", 0)).toBe("203.0.113.7");
  });

  it("passes over as many of our own proxies as stand in front", () => {
    expect(seen("6.6.6.6, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
    expect(seen("6.6.6.6, 203.0.113.7, 10.0.0.2, 10.0.0.3", 3)).toBe("203.0.113.7");
    expect(seen("203.0.113.7", 3)).toBe("203.0.113.7");
  });

  it.each([
    ["203.0.113.7:51234", "203.0.113.7"],
    ["[2001:DB8::7]:51234", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
  ])("writes %s as %s", (given, address) => {
    expect(seen(given)).toBe(address);
  });

  it.each([[null], [""], ["unknown"], ["999.1.1.1"], ["203.0.113.7, "]])("knows no address in %j", (given) => {
    expect(seen(given)).toBe("");
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0:0:9::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::", "1:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7108", "203.0.113.8"],
  ["::ffff:0:0", "0.0.0.0"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["", ""],
])("%s counts as %s", (address, group) => {
  expect(visitorGroup(address)).toBe(group);
});
