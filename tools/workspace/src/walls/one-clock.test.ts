import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** The files that may run in a page: the browser's rooms, and the host's folders with islands. */
const IN_A_PAGE = [
  "packages/{blocks,brand,chrome,coupons,preview-panel,pricing,ui,visitor}/src/**/*.{ts,tsx}",
  "packages/storefront/src/render/*.{ts,tsx}",
  "apps/*/{app,blocks,chrome}/**/*.{ts,tsx}",
];

const files = globSync(IN_A_PAGE, { cwd: root, exclude: ["**/testing/**", "**/*.{test,stories}.{ts,tsx}"] }).map(
  (file) => ({ file, text: readFileSync(join(root, file), "utf8") }),
);

it("nothing of a page reads the true clock but the visitor's browser, which a preview at another moment replaces", () => {
  expect(files.length).toBeGreaterThan(500);
  const readers = files.filter(({ text }) => /\bDate\.now\(|\bnew Date\(\)/u.test(text)).map(({ file }) => file);
  expect(readers).toEqual(["packages/visitor/src/browser.ts"]);
});

/** The calls of a page to its host while someone looks at it, and how time affects the response. */
const CALLS = {
  "/api/ambassador/": "knows no time",
  "/api/consent/": "is answered by the preview itself",
  "/api/location/": "knows no time",
  "/api/poster/": "knows no time",
  "/api/prices/": "is commerce's answer for today, and the panel says so",
  "/api/schedule/": "goes through the visitor's own fetch, which says the moment",
  "/api/subscribe/": "knows no time",
  "/api/user-sync/": "knows no time",
  "/api/visit/": "is answered by the preview itself",
  "/api/vitals/": "takes what the browser measured",
} as const;

it("a page makes no call of which nobody said how it is answered at another moment", () => {
  const calls = files.flatMap(({ text }) => text.match(/["'`]\/api\/[a-z-]+\//gu) ?? []).map((call) => call.slice(1));
  expect([...new Set(calls)].toSorted()).toEqual(Object.keys(CALLS));
});
