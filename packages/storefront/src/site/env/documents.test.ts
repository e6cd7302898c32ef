import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env.ts";
import { variables } from "./variables.ts";

const root = join(import.meta.dirname, "../../../../..");
const brands = readdirSync(join(root, "apps"));
const declared = Object.keys(variables.shape).toSorted();

const example = (brand: string): string => readFileSync(join(root, "apps", brand, ".env.example"), "utf8");

/** The values that a developer gets by copying the file. */
const valuesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z_]*)=(.*)$/gmu)].map(([, name = "", value = ""]) => [name, value]));

const namesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z_]*)=/gmu)].map(([, name = ""]) => name).toSorted();

/** The first column of the operator's table. */
const namesInTable = (text: string): string[] =>
  [...text.matchAll(/^\| (`[A-Z][^|]*) \|/gmu)]
    .flatMap(([, cell = ""]) => [...cell.matchAll(/`([A-Z_]+)`/gu)].map(([, name = ""]) => name))
    .filter((name) => name.includes("_") || name === "ROBOTS")
    .toSorted();

describe.each(brands)("the example file of %s", (brand) => {
  it("names every variable that the storefront reads, once, and no other", () => {
    expect(namesIn(example(brand))).toEqual(declared);
  });

  it("says what each is for, in the words of the schema", () => {
    const missing = Object.entries(variables.shape).filter(([name, { description = "" }]) => {
      const sentence = `${description[0]?.toUpperCase()}${description.slice(1)}.`;
      return !["", "# "].some((prefix) => example(brand).includes(`# ${sentence}\n${prefix}${name}=`));
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it("starts a server as it is, and its address has a port of its own", () => {
    const env = readEnv(valuesIn(example(brand)));
    const others = brands.filter((other) => other !== brand).map((other) => valuesIn(example(other))["SITE_URL"]);
    expect(env.SITE_URL).toMatch(/^http:\/\/127\.0\.0\.1:3\d{3}$/u);
    expect(others).not.toContain(env.SITE_URL);
  });
});

it("the operator's table names every variable, once, and no other", () => {
  const environment = readFileSync(join(root, "docs/operating.md"), "utf8")
    .split("## Environment")[1]
    ?.split("\n## ")[0];
  expect(namesInTable(environment ?? "")).toEqual(declared);
});
