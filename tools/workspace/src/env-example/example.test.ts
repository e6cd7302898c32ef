import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brandNames, root } from "../local/paths.ts";
import { envExample } from "./example.ts";

it.each(brandNames)("the .env.example of %s is what the table of variables says", (brand) => {
  const file = readFileSync(join(root, "apps", brand, ".env.example"), "utf8");
  expect(file, "Run `pnpm env:examples` and commit what it writes.").toBe(envExample(brand));
});

it("leaves a variable that the sandbox does not answer commented out, and gives each site its own address", () => {
  const text = envExample("b", ["a", "b"]);
  expect(text).toContain("\n# CONTENT_TOKEN=\n");
  expect(text).toContain("\nSITE_URL=http://127.0.0.1:3002\n");
});
