import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importProblem } from "./import-problem.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../../..");

/** Lints one file under a path in the repository and returns the linter's output. */
async function lint(folder: string, path: string, source: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  const bin = join(dirname(createRequire(join(root, "package.json")).resolve("oxlint/package.json")), "bin/oxlint");
  const config = join(root, ".oxlintrc.json");
  const answer = await run(process.execPath, [bin, "-c", config, file], { cwd: root }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return answer.stdout + answer.stderr;
}

describe("the walls", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(root, ".walls-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("fails a forbidden import with a message that names both rooms", async () => {
    const output = await lint(
      folder,
      "packages/pricing/src/wrong.ts",
      'import { Button } from "@courseway/ui";\nexport const b = Button;\n',
    );
    expect(output).toContain("packages/pricing may not import ui");
  });

  it("fails a clock in a pure room and the environment outside storefront", async () => {
    expect(await lint(folder, "packages/coupons/src/wrong.ts", "export const now = () => Date.now();\n")).toContain(
      "Date.now is not allowed here",
    );
    expect(await lint(folder, "packages/blocks/src/wrong.ts", "export const url = process.env.URL;\n")).toContain(
      "Only storefront reads the environment",
    );
  });

  it("fails what is private to Next or React, however it is named", async () => {
    const output = await lint(
      folder,
      "packages/storefront/src/wrong.ts",
      [
        'import { generateETag } from "next/dist/server/lib/etag.js";',
        'export const origin = process.env["__NEXT_PRIVATE_ORIGIN"] ?? process.env.__NEXT_TEST;',
        'export const mark = Symbol.for("react.client.reference");',
        'export const alias = { "next/dist/compiled/process": generateETag };',
      ].join("\n"),
    );
    expect(output.match(/is private to Next or React/gu)).toHaveLength(5);
  });

  it("lets the same code pass where it belongs", async () => {
    const output = await lint(
      folder,
      "packages/blocks/src/right.ts",
      'export { formatPrice } from "@courseway/pricing";\n',
    );
    expect(output).not.toContain("courseway(");
  });
});

describe("importProblem", () => {
  it.each([
    ["packages/coupons/src/a.ts", "react"],
    ["packages/coupons/src/offer/a.ts", "fast-check"],
    ["packages/pricing/src/test-kit/a.ts", "react"],
    ["packages/brand/src/a.ts", "@courseway/pricing"],
    ["packages/services/src/a.ts", "@courseway/ui"],
    ["packages/ui/src/a.tsx", "next/link"],
    ["packages/blocks/src/a/a.ts", "../b/b.ts"],
    ["packages/blocks/src/a.ts", "@courseway/storefront"],
    ["packages/blocks/src/a.ts", "@courseway/editor-tools"],
    ["packages/visitor/src/a.ts", "@courseway/editor-tools"],
    ["packages/storefront/src/a/A.client.tsx", "@courseway/editor-tools"],
    ["apps/ace/site.ts", "@courseway/editor-tools"],
    ["packages/blocks/src/a.ts", "node:fs"],
    ["packages/storefront/src/a.ts", "@courseway/blocks/src/registry.ts"],
    ["packages/storefront/src/a.ts", "@courseway/sandbox"],
    ["packages/storefront/src/a.ts", "../../../tools/sandbox/src/index.ts"],
    ["apps/ace/brand.ts", "@courseway/services"],
  ])("%s may not import %s", (file, specifier) => {
    expect(importProblem(file, specifier)).not.toBeNull();
  });

  it.each([
    ["packages/blocks/src/a/a.ts", "../shared/b.ts"],
    ["packages/blocks/src/a/a.test.ts", "html-validate"],
    ["packages/services/src/a.ts", "node:timers"],
    ["packages/coupons/src/react/a.ts", "react"],
    ["packages/pricing/src/test-kit/a.ts", "fast-check"],
    ["packages/storefront/src/a.ts", "next/cache"],
    ["tools/sandbox/src/a.ts", "@courseway/blocks/declarations"],
    ["packages/blocks/src/declarations.ts", "node:fs"],
    ["apps/ace/app/page.tsx", "@courseway/storefront"],
  ])("%s may import %s", (file, specifier) => {
    expect(importProblem(file, specifier)).toBeNull();
  });
});
