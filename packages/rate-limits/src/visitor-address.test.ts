import { describe, expect, it } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

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
