import { expect, test } from "vitest";
import { findProgram } from "./programs.ts";

test("takes the first of the PATH, then where Debian keeps servers", () => {
  expect(findProgram("nginx", "/a:/b", (file) => file.startsWith("/b"))).toBe("/b/nginx");
  expect(findProgram("nginx", "/a:/b", (file) => file.startsWith("/usr/sbin"))).toBe("/usr/sbin/nginx");
});

test("says what is missing and how to get it", () => {
  expect(() => findProgram("wrk", "/a", () => false)).toThrow(/^wrk is not on this machine[\s\S]*apt-get install wrk/);
});
