import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";

const entry = fileURLToPath(new URL("../index.ts", import.meta.url));

async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });

  return outputFiles.map(({ text }) => text).join("");
}

const gzipBytes = async (source: string): Promise<number> => gzipSync(await bundled(source)).byteLength;
const cost = (name: string): Promise<number> => gzipBytes(`export { ${name} } from ${JSON.stringify(entry)};`);

test("the whole main entry stays within 4 KB gzip", async () => {
  expect(await gzipBytes(`export * from ${JSON.stringify(entry)};`)).toBeLessThanOrEqual(4096);
});

test("an import of nothing costs nothing", async () => {
  expect(await bundled(`import ${JSON.stringify(entry)};`)).toBe("");
});

describe("one function costs only what it needs, in bytes gzip", () => {
  test.each([
    ["isOpen", 210],
    ["nextTimerDelay", 170],
    ["couponCategory", 270],
    ["uniqueCodes", 300],
    ["promoCountdown", 280],
    ["topPromo", 580],
    ["collectCoupons", 700],
    ["parseDateTime", 840],
    ["checkoutLink", 1340],
  ])("%s at most %d", async (name, limit) => {
    expect(await cost(name)).toBeLessThanOrEqual(limit);
  });

  test.each([
    ["events", 400],
    ["emailed", 1500],
    ["decisions", 900],
    ["explain", 2500],
  ])("the entry %s at most %d", async (folder, limit) => {
    const own = fileURLToPath(new URL(`../${folder}/index.ts`, import.meta.url));
    expect(await gzipBytes(`export * from ${JSON.stringify(own)};`)).toBeLessThanOrEqual(limit);
  });
});

test("the main entry knows neither window nor document nor the clock", async () => {
  const text = await bundled(`export * from ${JSON.stringify(entry)};`);
  expect(text).not.toMatch(
    /\b(?:window|document|localStorage|process|fetch)\s*[.[(]|Date\.now|new Date\(\)|Math\.random/,
  );
});
