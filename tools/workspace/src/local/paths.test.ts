import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brandNames, getPort, portsFrom, root } from "./paths.ts";

describe("brandNames", () => {
  it("are the folders of apps, each with its settings, and no file beside them", () => {
    expect(brandNames.length).toBeGreaterThanOrEqual(6);
    expect(brandNames.filter((brand) => !existsSync(join(root, "apps", brand, "brand.ts")))).toEqual([]);
  });
});

describe("portsFrom", () => {
  const listAll = (base: string | undefined, brands: readonly string[]): readonly number[] => {
    const { sandbox, storybook, sites, tests, bench } = portsFrom(base, brands);
    const services = [0, 1, 2, 3].map((index) => tests.services + index);
    const ownPorts = [...Object.values(sites), ...Object.values(tests.sites), ...Object.values(bench)];
    return [sandbox, storybook, tests.faults, ...services, ...ownPorts];
  };

  it("gives every program a port of its own, for up to 90 brands", () => {
    const brands = Array.from({ length: 90 }, (_, index) => `brand-${index}`);
    const given = listAll(undefined, brands);
    expect(new Set(given).size).toBe(given.length);
  });

  it("moves all of them with the base", () => {
    expect(listAll("5000", ["a", "b"])).toEqual(listAll(undefined, ["a", "b"]).map((port) => port + 2000));
  });

  it.each(["abc", "80", "99999", "3000.5"])("refuses the base %s and says what one is", (base) => {
    expect(() => portsFrom(base)).toThrow(/whole number from 1024 to 60000/u);
  });
});

describe("getPort", () => {
  it("says which brands there are for one without an app", () => {
    expect(() => getPort("acme")).toThrow(/no brand "acme".*ace/u);
  });
});
