import { Ajv } from "ajv";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import StyleDictionary from "style-dictionary";
import { describe, expect, it } from "vitest";
import { designTokens, themeValues } from "./design-tokens.ts";
import { TOKEN_ROLES } from "@courseway/ui/tokens";
import { readThemes } from "./write-tokens.ts";

const themes = [...(await readThemes())];

/**
 * The Design Tokens Community Group's own schemas of version 2025.10, from https://www.designtokens.org/schemas/2025.10/,
 * under the W3C Software and Document License.
 */
const SCHEMAS = join(import.meta.dirname, "dtcg-2025.10.schemas.json");
const ajv = new Ajv({
  schemas: JSON.parse(readFileSync(SCHEMAS, "utf8")),
  formats: { "uri-reference": true, "json-pointer-uri-fragment": true },
  strict: false,
  allErrors: true,
});

/** The schema's errors for a file of tokens, each with its place in the file. */
function listFaults(tokens: unknown): readonly string[] {
  const validate = ajv.getSchema("https://www.designtokens.org/schemas/2025.10/format.json");
  if (validate === undefined) throw new TypeError("The schema of the format is missing.");
  return validate(tokens) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Style Dictionary's output for a brand's file: CSS values, by token. */
async function imported(brand: string, css: string): Promise<ReadonlyMap<string, string>> {
  const dictionary = new StyleDictionary({
    tokens: structuredClone(designTokens(brand, css)) as never,
    log: { verbosity: "silent" },
    platforms: { css: { transformGroup: "css", transforms: ["name/kebab"] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return new Map(allTokens.map((token) => [token.path.at(-1) ?? "", String(token.$value)]));
}

/** One form for the same color, length or font stack. */
const plain = (value: string): string =>
  value
    .replaceAll(/var\(--[\w-]+, ?|\)(?!$)|['"]/gu, "")
    .replace(/^rgba?\((.*)\)$/u, (_, parts: string) => parts.split(/[\s,/]+/u).join(" "))
    .replaceAll(/[\s]*,[\s]*/gu, ",")
    .replace(/\)$/u, "");

describe.each(themes)("the design tokens of %s", (brand, css) => {
  const values = themeValues(css);
  const tokens = designTokens(brand, css);

  it("are imported by Style Dictionary with the values that the sites use", async () => {
    const found = await imported(brand, css);
    expect(found.size).toBeGreaterThan(40);
    for (const [name, value] of found)
      expect([name, plain(value)]).toEqual([name, plain(values.get(name) ?? "missing")]);
  });

  it("hold to the schema of the format", () => {
    expect(listFaults(tokens)).toEqual([]);
  });

  it("leave out no value: what has no type in the format is there as CSS", () => {
    const { $description, $extensions, ...groups } = tokens;
    const typed = Object.values(groups).flatMap((group) => Object.keys(group));
    const css = Object.keys($extensions["com.courseway.css"]).map((name) => name.slice("--cw-".length));
    expect([...typed, ...css].toSorted()).toEqual([...values.keys()].toSorted());
    expect($description).toContain(brand);
  });
});

it("would be refused by the schema with a length in em, or a color as a text", () => {
  const withToken = (token: object) => ({ type: { wrong: token } });
  expect(listFaults(withToken({ $type: "dimension", $value: { value: 1, unit: "em" } }))).toContainEqual(
    expect.stringContaining("/type/wrong/$value/unit"),
  );
  expect(listFaults(withToken({ $type: "color", $value: "#ffffff" }))).not.toEqual([]);
});

it("refuses a color without a role, and says where to write it", () => {
  expect(() => designTokens("ace", ":root{--cw-new:#ffffff}")).toThrow(
    "The token --cw-new has no role. Add it to packages/ui/src/themes/token-roles.ts.",
  );
});

it("has no role for a token that no theme sets", () => {
  const names = new Set(themes.flatMap(([, css]) => [...themeValues(css).keys()]));
  expect(Object.keys(TOKEN_ROLES).filter((name) => !names.has(name))).toEqual([]);
});
