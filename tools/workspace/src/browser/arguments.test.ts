import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { browserArguments } from "./index.ts";

const playwright = createRequire(import.meta.url).resolve("playwright");
const core = dirname(createRequire(playwright).resolve("playwright-core"));

it("switches off in Chromium whatever Playwright switches off, which an argument of ours takes the place of", () => {
  const source = readFileSync(join(core, "lib/coreBundle.js"), "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[(.*?)\]/su.exec(source) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gmu)].map(([, name]) => name);
  const ours = browserArguments.find((word) => word.startsWith("--disable-features="))?.split(/[=,]/u);
  expect(theirs.length).toBeGreaterThan(5);
  expect(ours).toEqual(expect.arrayContaining(theirs));
});
