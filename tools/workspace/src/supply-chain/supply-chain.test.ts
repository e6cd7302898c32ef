import { expect, it } from "vitest";
import { advisoryFaults, licenseFaults } from "./supply-chain.ts";

it("lets allowed licenses pass and names each package with another one", () => {
  expect(licenseFaults({ MIT: [{ name: "a" }], ISC: [{ name: "b" }] })).toEqual([]);
  const faults = licenseFaults({ "GPL-3.0": [{ name: "c" }, { name: "d" }], Unknown: [{ name: "e" }] });
  expect(faults.map((fault) => fault.split(",")[0])).toEqual([
    "c has the license GPL-3.0",
    "d has the license GPL-3.0",
    "e has the license Unknown",
  ]);
});

it("makes its exceptions for a package and its own license alone", () => {
  const libvips = "@img/sharp-libvips-linux-x64";
  expect(licenseFaults({ "LGPL-3.0-or-later": [{ name: libvips }] })).toEqual([]);
  expect(licenseFaults({ "LGPL-3.0-or-later": [{ name: "other" }] })).toHaveLength(1);
  expect(licenseFaults({ "GPL-3.0": [{ name: libvips }] })).toHaveLength(1);
});

it("names every known weakness, and tells a clean tree from a registry that did not answer", () => {
  const advisory = { module_name: "left", severity: "high", title: "Takes over", url: "https://a.example/1" };
  expect(advisoryFaults({ advisories: { 1: advisory } })).toEqual([
    expect.stringContaining("left has a known weakness (high)"),
  ]);
  expect(advisoryFaults({ advisories: {} })).toEqual([]);
  expect(advisoryFaults({ error: { code: "ERR_PNPM_AUDIT_BAD_RESPONSE" } })).toBeNull();
  expect(advisoryFaults(undefined)).toBeNull();
});
