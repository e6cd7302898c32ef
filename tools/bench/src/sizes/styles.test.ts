import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { STYLES_LIMIT, stylesFault, styleSheet } from "./styles.ts";

test("weighs all style sheets of a site as a server that packs them best sends them", () => {
  const file = Buffer.from(".cw-card { color: red }".repeat(50));
  expect(styleSheet("ace", [file, file])).toEqual({ brand: "ace", gzip: 2 * gzipSync(file, { level: 9 }).length });
});

test("a byte past its budget a site fails by name, and so does one without styles", () => {
  expect(stylesFault({ brand: "ace", gzip: STYLES_LIMIT })).toBeNull();
  expect(stylesFault({ brand: "ace", gzip: STYLES_LIMIT + 1 })).toMatch(/^The style sheet of ace is 30,209 bytes/u);
  expect(stylesFault(styleSheet("dec", []))).toMatch(/^dec is built without a style sheet/u);
});
