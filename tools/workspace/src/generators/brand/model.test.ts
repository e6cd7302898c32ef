import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../local/paths.ts";
import { fromModel, themeFrom, withThemeColor } from "./model.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");

describe("fromModel", () => {
  it.each(["package.json", "app/layout.tsx", "app/theme.css"])("names the new brand, not the model, in %s", (path) => {
    const made = fromModel(path, read(`apps/ace/${path}`), "xyz");
    expect(made).toMatch(/\bxyz\b/u);
    expect(made).not.toMatch(/\bace\b/u);
  });

  it("keeps the files that all apps share", () => {
    expect(fromModel("site.ts", read("apps/ace/site.ts"), "xyz")).toBe(read("apps/mtg/site.ts"));
  });

  it("says so when the model looks otherwise", () => {
    expect(() => fromModel("package.json", "{}", "xyz")).toThrow(/looks otherwise/u);
  });
});

describe("the theme of a new brand", () => {
  it("is the model's under its own name", () => {
    const model = read("packages/ui/src/themes/ace.css");
    const rules = model.slice(model.indexOf(":root {"));
    expect(themeFrom(model, "xyz")).toBe(`/* xyz: begins with the looks of ace. */\n${rules}`);
    expect(themeFrom(`/* ace: one line. */\n${rules}`, "xyz")).toBe(themeFrom(model, "xyz"));
    expect(() => themeFrom(":root {}\n", "xyz")).toThrow(/looks otherwise/u);
  });

  it("has its color of the browser's bars in the table, in order of name", () => {
    const before = read("packages/ui/src/themes/theme-colors.ts").split("\n");
    const after = withThemeColor(before.join("\n"), "anewbrand").split("\n");
    const rows = after.filter((line) => /^ {2}\w+: "/u.test(line));
    expect(rows).toContain('  anewbrand: "#0c2d48",');
    expect(rows).toEqual(rows.toSorted());
    expect(after.filter((line) => line !== '  anewbrand: "#0c2d48",')).toEqual(before);
    expect(() => withThemeColor("export const THEME_COLORS = {};", "anewbrand")).toThrow(/by hand/u);
  });
});
