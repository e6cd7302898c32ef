import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

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

test("an import of nothing costs nothing", async () => {
  expect(await bundled(`import ${JSON.stringify(entry)};`)).toBe("");
});

test("the main entry knows neither window nor document nor the clock", async () => {
  const text = await bundled(`export * from ${JSON.stringify(entry)};`);
  expect(text).not.toMatch(
    /\b(?:window|document|localStorage|process|fetch)\s*[.[(]|Date\.now|new Date\(\)|Math\.random/,
  );
});
