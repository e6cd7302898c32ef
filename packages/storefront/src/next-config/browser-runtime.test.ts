import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserRuntime } from "./browser-runtime.ts";
import { storefrontConfig } from "./index.ts";

const nextFolder = dirname(createRequire(import.meta.url).resolve("next/package.json"));
const here = join(import.meta.dirname, "../..");

const rulesOf = (app: string) => Object.entries(browserRuntime(app).rules ?? {});

/** The names that a compiled module of Next's exports. */
const namesOf = (code: string): readonly string[] => [
  ...[...code.matchAll(/^Object\.defineProperty\(exports, "(\w+)", \{\n    enumerable/gmu)].map(
    ([, name = ""]) => name,
  ),
  ...[...code.matchAll(/^    (?!get:)(\w+): function\(\)/gmu)].map(([, name = ""]) => name),
];

describe("browserRuntime", () => {
  it.each(rulesOf(here).map(([glob, rule]) => [glob.replace("**/next/dist/{,esm/}", "dist/"), JSON.stringify(rule)]))(
    "%s of the installed Next exports no more than what stands in its place",
    (module, rule) => {
      const code = readFileSync(join(nextFolder, module), "utf8");
      const names = namesOf(code);
      expect(names.length + Number(module.includes("app-next"))).toBeGreaterThan(0);
      const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`, "u").test(rule));
      expect(missing, "Next exports more: browser-runtime of the storefront has to as well.").toEqual([]);
      expect(rule).toContain('"condition":"browser"');
    },
  );

  describe("with a Next that it was not tried with", () => {
    let app = "";
    beforeEach(() => {
      app = realpathSync(mkdtempSync(join(tmpdir(), "browser-runtime-")));
      mkdirSync(join(app, "node_modules/next"), { recursive: true });
    });
    afterEach(() => rmSync(app, { recursive: true }));

    it.each([
      ["of another version", "17.0.0", "Next 17.0.0 is installed; 16.4.x was tried"],
      ["whose modules are elsewhere", "16.4.99", "Next 16.4.99 has no client/app-next-turbopack.js"],
    ])("%s leaves Next's own start, and says why", (_, version, reason) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      writeFileSync(join(app, "node_modules/next/package.json"), JSON.stringify({ name: "next", version }));
      expect(browserRuntime(app)).toEqual({ resolveAlias: {}, rules: {} });
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
    });
  });
});

describe("storefrontConfig", () => {
  const BUILD = "phase-production-build";
  const rulesIn = (phase: string, clientRouter: boolean) =>
    Object.keys(
      storefrontConfig({ turbopack: { rules: { "*.md": ["a"] } } }, { clientRouter })(phase).turbopack?.rules ?? {},
    );

  it("starts built pages without Next's client router, beside the app's own rules", () => {
    expect(rulesIn(BUILD, false)).toContain("*.md");
    expect(rulesIn(BUILD, false).length).toBeGreaterThan(1);
  });

  it("leaves Next's client router to an app that asks for it, and to development", () => {
    vi.stubEnv("BRAND", undefined);
    expect(rulesIn(BUILD, true)).toEqual(["*.md"]);
  });

  it("tells the pages of a build whether they have it, beside the app's own variables", () => {
    const envOf = (clientRouter: boolean) => storefrontConfig({ env: { OWN: "a" } }, { clientRouter })(BUILD).env;
    expect(envOf(false)).toEqual({ OWN: "a", WITHOUT_CLIENT_ROUTER: "1" });
    expect(envOf(true)).toEqual({ OWN: "a" });
  });
});
