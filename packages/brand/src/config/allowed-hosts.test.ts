import { expect, test } from "vitest";
import { isAllowedHost } from "./allowed-hosts.ts";
import { exampleBrand } from "../testing/example-brand.ts";

test.each([
  ["www.brand.example", true],
  ["WWW.BRAND.EXAMPLE", true],
  ["brand.example", true],
  ["trusted.example", true],
  ["a.trusted.example", true],
  ["pr-7.preview.example", true],
  ["PR-7.preview.example", true],
  ["nottrusted.example", false],
  ["pr-7.preview.example.evil.example", false],
  ["xpr-7.preview.example", false],
  ["elsewhere.example", false],
])("the site answers under %s: %s [CFG-006]", (host, expected) => {
  expect(isAllowedHost(host, exampleBrand())).toBe(expected);
});

test("answers under the host name that is set beside the address [CFG-006]", () => {
  expect(isAllowedHost("m.brand.example", exampleBrand({ hostName: "M.brand.example" }))).toBe(true);
});
