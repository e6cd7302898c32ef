import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { couplingProblem, couplings } from "./couplings.ts";

const root = join(import.meta.dirname, "../../../..");

it.each([
  "next/dist/server/lib/etag.js",
  "next/dist/bin/next",
  "react-dom/src/shared/internals",
  "__NEXT_PRIVATE_ORIGIN",
  "react.client.reference",
  "_valueTracker",
  "__reactFiber",
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
  'Object.assign(one, { $$typeof: Symbol.for("react.client.reference") })',
])("a file that docs/couplings.md does not name may not use %s", (text) => {
  expect(couplingProblem("packages/next-front/src/front.ts", text)).toContain("docs/couplings.md");
});

it.each([
  "next/navigation",
  "next/dist",
  "react",
  "react-dom/server",
  "NEXT_MANUAL_SIG_HANDLE",
  "courseway.env",
  "react.js course",
])("%s is public", (text) => {
  expect(couplingProblem("packages/next-front/src/front.ts", text)).toBeNull();
});

it("a file that is named may, and so may its test", () => {
  const mark = ["react", "client", "reference"].join(".");
  for (const file of ["safe-tree.tsx", "safe-tree.test.tsx"])
    expect(couplingProblem(`packages/chrome/src/markup/${file}`, mark)).toBeNull();
});

it("docs/couplings.md has at most twelve rows, each with files that exist", () => {
  expect(couplings.length).toBeGreaterThan(0);
  expect(couplings.length).toBeLessThanOrEqual(12);
  expect(couplings.filter((files) => files.length === 0)).toEqual([]);
  expect(couplings.flat().filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
