import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { compareReports } from "../api-report/compare.ts";
import { extractReports, packageFolders } from "../api-report/extract.ts";
import { changesSince, readReleased, listUnannounced } from "../api-report/released.ts";
import { root } from "../local/paths.ts";
import { releasePlan } from "../release/plan.ts";

const versions = new Map(
  readdirSync(join(root, "packages")).map((name) => {
    const manifest = readFileSync(join(root, "packages", name, "package.json"), "utf8");
    return [`@courseway/${name}`, (JSON.parse(manifest) as { version: string }).version];
  }),
);

it("says by a changeset whatever breaks users of the public types since the last release", async () => {
  const reports = extractReports(packageFolders(root));
  const released = readReleased();
  expect(new Set(reports.map((report) => report.package))).toEqual(new Set(versions.keys()));
  expect(released.size).toBeGreaterThan(20);
  expect(listUnannounced(changesSince(released, reports), await releasePlan(), versions)).toEqual([]);
});

/** The report of a package with one entry, from its built declarations. */
function buildReport(declarations: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "courseway-released-"));
  const exports = { ".": { types: "./dist/index.d.ts" } };
  const files = {
    "package.json": JSON.stringify({ name: "@courseway/x", publishConfig: { exports } }),
    ...declarations,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const [report] = extractReports([folder]);
  rmSync(folder, { recursive: true, force: true });
  return report?.text ?? "";
}

it("sees a broken signature in another file than the entry, and a type that only follows from it", () => {
  const before = {
    "dist/index.d.ts": 'export { price } from "./price.js";\nexport type { Price } from "./price.js";\n',
    "dist/price.d.ts":
      "export interface Price {\n  readonly cents: number;\n}\nexport declare function price(id: string): Price;\n",
  };
  const broken = {
    ...before,
    "dist/price.d.ts": before["dist/price.d.ts"].replace("id: string", "id: string, state: string"),
  };
  const narrowed = { ...before, "dist/index.d.ts": 'export { price } from "./price.js";\n' };
  const report = buildReport(before);
  expect(report).toContain("price(id: string): Price");
  expect(compareReports("@courseway/x", report, buildReport(broken))).toMatchObject([
    { name: "price", kind: "changed" },
  ]);
  expect(compareReports("@courseway/x", report, buildReport(narrowed))).toMatchObject([
    { name: "Price", kind: "gone" },
  ]);
});
