import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requireOneCopy } from "./one-copy.ts";

let app = "";
const install = (place: string, version: string): string => {
  const folder = join(app, place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version }));
  return folder;
};

beforeEach(() => {
  app = realpathSync(mkdtempSync(join(tmpdir(), "one-copy-")));
  for (const name of ["storefront", "blocks", "ui", "brand"]) install(`node_modules/@courseway/${name}`, "0.2.0");
  install("node_modules/react", "19.3.1");
});
afterEach(() => rmSync(app, { recursive: true }));

it("is content with one copy of each package that all of them find", () => {
  expect(() => requireOneCopy(app)).not.toThrow();
});

it("names both places of two copies of the blocks, with their versions", () => {
  const second = install("node_modules/@courseway/storefront/node_modules/@courseway/blocks", "0.3.0");
  const found = () => requireOneCopy(app);
  expect(found).toThrow(`this app imports 0.2.0 in ${join(app, "node_modules/@courseway/blocks")}`);
  expect(found).toThrow(`@courseway/storefront imports 0.3.0 in ${second}`);
  expect(found).toThrow(/dedupe/u);
});

it("sees a second React below the blocks", () => {
  install("node_modules/@courseway/blocks/node_modules/react", "19.0.0");
  expect(() => requireOneCopy(app)).toThrow(/two copies of react/u);
});
