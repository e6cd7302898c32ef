import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brand } from "../testing/brand.ts";

const root = join(import.meta.dirname, "../../../..");
const isTest = (file: string): boolean => /\.(?:test|stories|bench|properties)\.tsx?$|\/testing\//u.test(file);

/** Shipped code but the settings' own declaration, without comments and strings: what only these name has no reader. */
const code = ["packages/*/src/**/*.{ts,tsx}", "apps/*/{chrome,app}/**/*.{ts,tsx}"]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter(
    (file) =>
      !isTest(file) && !/brand\/src\/(?:config\/(?:schema|define-brand|vertical-defaults)|brands\/)/u.test(file),
  )
  .map((file) => readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/gu, ""))
  .join("\n");

/** Read as a property, or taken out of a brand by its name. */
const isRead = (name: string): boolean =>
  new RegExp(`\\.${name}\\b|\\{[^{}:;()]*\\b${name}\\b[^{}:;()]*\\}\\s*(?:=[^>]|: )`, "u").test(code);

it("reads each setting of a brand somewhere: one that nothing reads would be set in vain [CFG-004]", () => {
  const groups = [brand.email, brand.blog, brand.allowedHosts];
  const names = [brand, ...groups].flatMap((group) => Object.keys(group));
  expect(names.length).toBeGreaterThan(35);
  expect(names.filter((name) => !isRead(name))).toEqual([]);
});

it("can tell a setting that nothing reads", () => {
  expect(["labelOfNobody", "noSettingOfThisName"].filter(isRead)).toEqual([]);
});
