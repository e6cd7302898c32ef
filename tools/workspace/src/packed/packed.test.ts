import { build } from "esbuild";
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../local/paths.ts";
import { run } from "./pack.ts";
import { findTarballFaults } from "./tarball-faults.ts";
import { listUsages } from "./usages.ts";

const names = ["pricing", "coupons", "brand"] as const;
const packages = readdirSync(join(root, "packages"));
const timeout = 180_000;
const readVersion = (name: string): string =>
  (
    JSON.parse(readFileSync(join(root, "packages/coupons/node_modules", name, "package.json"), "utf8")) as {
      version: string;
    }
  ).version;
const readmeIn = (folder: string): string => readFileSync(join(folder, "README.md"), "utf8");

describe("pricing, coupons and brand as another team gets them", { timeout }, () => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), "courseway-consumer-")));
  let output = "";
  const installed = (name: string): string => join(project, "node_modules/@courseway", name);

  beforeAll(async () => {
    output = await run("pnpm", ["--dir", root, "pack:all", "tarballs"], project);
    const found = globSync(`tarballs/courseway-{${names.join(",")}}-[0-9]*.tgz`, { cwd: project });
    // npm would interpret a relative path as a repository on GitHub.
    const tarballs = found.map((file) => join(project, file));
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
    // Arbitraries and the hook need these; an app without them does not.
    const peers = ["fast-check", "react", "react-dom"].map((name) => `${name}@${readVersion(name)}`);
    await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...peers, ...tarballs], project);
  }, timeout);

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it("packs every package into the folder that pack:all is given, seen from where it was typed, and says where they are", () => {
    const files = globSync("tarballs/*.tgz", { cwd: project });

    expect(files).toHaveLength(packages.length);
    expect(files.filter((file) => !output.includes(file))).toEqual([]);
    expect(output).toContain(`npm install ${join(project, "tarballs")}/*.tgz`);
  });

  it.each(packages)("packs %s without a fault that publint or attw finds", async (name) => {
    const [file = ""] = globSync(`tarballs/courseway-${name}-[0-9]*.tgz`, { cwd: project });

    expect(await findTarballFaults(join(project, file))).toEqual([]);
  });

  it("asks for the folder where none is named", async () => {
    await expect(run("pnpm", ["pack:all"], root)).rejects.toThrow("pnpm pack:all ../packed");
  });

  it.each(names)("installs %s with its build, its README and nothing of the workspace", (name) => {
    const manifest = readFileSync(join(installed(name), "package.json"), "utf8");

    expect(JSON.parse(manifest)).toMatchObject({
      exports: { ".": { types: "./dist/index.d.ts", import: "./dist/index.js" } },
    });
    expect(manifest).not.toMatch(/workspace:|catalog:|\.\/src\//u);
    expect(readmeIn(installed(name))).toBe(readmeIn(join(root, "packages", name)));
  });

  it.each(names)("names in the README of %s every value that an entry exports", async (name) => {
    const { exports } = JSON.parse(readFileSync(join(installed(name), "package.json"), "utf8")) as {
      exports: Record<string, unknown>;
    };
    const entries = Object.keys(exports).filter((entry) => !entry.endsWith(".json"));
    const code = entries.map(
      (entry) => `console.log(Object.keys(await import("@courseway/${join(name, entry)}")).join("\\n"));`,
    );
    const values = (await run(process.execPath, ["--input-type=module", "--eval", code.join("\n")], project))
      .trim()
      .split("\n");
    const readme = readmeIn(installed(name));

    expect(values.length).toBeGreaterThan(20);
    expect(values.filter((value) => !new RegExp(`\\b${value}\\b`, "u").test(readme))).toEqual([]);
  });

  const usages = names.flatMap((name) =>
    listUsages(readmeIn(join(root, "packages", name))).map((usage) => ({ name, ...usage })),
  );

  it.each(usages)(
    "prints in plain Node what the README of $name promises: $title",
    async ({ name, title, code, promised }) => {
      const file = join(project, `${name}-${title.replace(/\W+/gu, "-")}.js`);
      writeFileSync(file, code);

      expect(promised).not.toEqual([]);
      expect((await run(process.execPath, [file], project)).trimEnd().split("\n")).toEqual(promised);
    },
  );

  it("has examples that compile under strict TypeScript as they stand in the READMEs", async () => {
    const folder = join(project, "examples");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    const files = usages.map(({ name, title, code }) => {
      const file = `${name}-${title.replace(/\W+/gu, "-")}.ts`;
      writeFileSync(join(folder, file), code);
      return file;
    });

    expect(await typeCheck(folder, files, { module: "nodenext", moduleResolution: "nodenext" })).toBe("");
  });

  it("has a product card, a checkout link and a brand among those examples", () => {
    const code = usages.map((usage) => usage.code).join("");

    expect(
      ["describePrice(", "checkoutLink(", "explainCoupons(", "defineBrand("].filter((call) => !code.includes(call)),
    ).toEqual([]);
  });

  it("runs the whole test of an importing app, as it stands in the README of coupons", async () => {
    const [, code = ""] = /```mjs\n(.*?)```/su.exec(readmeIn(installed("coupons"))) ?? [];
    const file = join(project, "app.test.mjs");
    writeFileSync(file, code);
    const output = await run(process.execPath, ["--test", "--test-reporter=tap", file], project);

    expect(code).toContain("fakeCommerce(");
    expect(output).toMatch(/^# pass 8$/mu);
    expect(output).toMatch(/^# fail 0$/mu);
  });

  it("shows an offer in a plain React app by the hook of coupons", async () => {
    const jsdom = createRequire(join(root, "packages/coupons/package.json")).resolve("jsdom");
    const file = join(project, "hook.mjs");
    writeFileSync(
      file,
      `import { useOffer } from "@courseway/coupons/react";
      import { anOrder } from "@courseway/coupons/testing";
      import { fakeCommerce } from "@courseway/pricing/testing";
      import { JSDOM } from ${JSON.stringify(pathToFileURL(jsdom).href)};
      const { window } = new JSDOM('<div id="app"></div>');
      Object.assign(globalThis, { window, document: window.document });
      const { createElement } = await import("react");
      const { createRoot } = await import("react-dom/client");
      const { fetch } = fakeCommerce({ products: { "tx-90": { originalPrice: 12900 } }, codes: { SALE20: { percent: 20 } } });
      const settings = { ...anOrder(), sources: { address: "https://app.example/", sale: "SALE20" }, pricesUrl: "/prices", fetch };
      const BuyBox = () => {
        const { status, price, compareAt, link } = useOffer(settings);
        return createElement("a", { href: link }, [status, price, compareAt].join(" "));
      };
      const app = document.getElementById("app");
      createRoot(app).render(createElement(BuyBox));
      while (!app.textContent.startsWith("priced")) await new Promise(setImmediate);
      console.log(app.innerHTML);
      process.exit(0);`,
    );

    expect(await run(process.execPath, [file], project)).toBe(
      '<a href="https://checkout.example/start?productId=tx-90&amp;courseId=c-7&amp;hc=SALE20&amp;state=TX">priced $103.20 $129</a>\n',
    );
  });

  it("makes a product card, a checkout link with a promotion and their explanations out of the tarballs alone", async () => {
    const file = join(project, "card.js");
    copyFileSync(join(import.meta.dirname, "card.js.txt"), file);

    expect((await run(process.execPath, [file], project)).trimEnd().split("\n")).toEqual([
      "ask with FRIDAY50,CRO5,SAVE25,sale20",
      "90 hours: $129 $64.50, Save 50% Today, 4 interest-free payments of $16.13 with",
      "https://checkout.example/checkout?productId=tx-90&courseId=c-7&hc=FRIDAY50,CRO5,SAVE25,sale20&bundleCoupon=BUN5&state=TX",
      "The price is $64.50, the price after coupons (FRIDAY50): the checkout link has a coupon under hc.",
      "$129 is crossed out: it is the price before coupons.",
      "FRIDAY50 from the promotion applies.",
      "SALE20 from the sale banner is replaced on checkout links by FRIDAY50 while the promotion runs.",
      "CRO5 from the page address (vc) applies.",
      "SAVE25 from the product’s own field (xgritCoupon) applies.",
      "sale20 from the product’s own field (xgritCoupon) applies.",
    ]);
  });

  it("tells other teams' pages the documented lists and shapes [CFG-003, CP-007, CP-009, CP-033]", async () => {
    const code = `
      import { bannerCoupon, collectCoupons, couponCategory } from "@courseway/coupons";
      import { PRODUCT_TYPES } from "@courseway/pricing";
      const sources = { craft: "A", builderCategories: "B", globalBanner: "C", emailCapture: "D" };
      const { message, cause, ...refused } = bannerCoupon(() => { throw new Error("no route"); });
      const category = ["SPRING-SITESALE", "crosell-OFFER", "AB", "TAKE20"].map(couponCategory);
      const collected = collectCoupons({ url: "/?hc=E&vc=F", ...sources });
      console.log(JSON.stringify({ types: PRODUCT_TYPES, category, collected, refused }));`;

    expect(JSON.parse(await run(process.execPath, ["--input-type=module", "--eval", code], project))).toEqual({
      types: "BUNDLE CERTIFICATE COURSE EXAM FEATURE FEE SHIPPING UPSELL DD DE MDS COURSE_UPSELL".split(" "),
      category: ["SITESALE", "OFFER", "COMMON", "UNKNOWN"],
      collected: {
        url: "/?hc=E&vc=F",
        coupons: {
          craft: ["A"],
          builderCategories: ["B"],
          globalBanner: ["C"],
          emailCapture: ["D"],
          urlParameters: ["E", "F"],
        },
      },
      refused: { ok: false, coupon: null, code: "ROUTE_DATA_ACCESS_ERROR" },
    });
  });

  it.each([
    ["node16", "node16", "6", join(root, "tools/workspace")],
    ["bundler", "esnext", "7", root],
  ])(
    "type-checks strictly, its declarations included, under moduleResolution %s, module %s, by TypeScript %s",
    async (moduleResolution, module, _version, compiler) => {
      const folder = join(project, moduleResolution);
      mkdirSync(folder, { recursive: true });
      copyFileSync(join(import.meta.dirname, "consumer.ts.txt"), join(folder, "consumer.ts"));
      writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));

      expect(await typeCheck(folder, ["consumer.ts"], { module, moduleResolution }, compiler)).toBe("");
    },
  );

  /**
   * The compiler's output for files in a folder, in strict mode; empty if there are no errors.
   * @param room the folder whose TypeScript it is
   */
  const typeCheck = (folder: string, files: readonly string[], resolution: object, room = root): Promise<string> => {
    const compilerOptions = {
      ...resolution,
      target: "es2023",
      lib: ["es2023", "dom"],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
    return run(process.execPath, [join(room, "node_modules/typescript/bin/tsc"), "-p", folder], project);
  };

  const gzipBytes = async (contents: string): Promise<number> => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: project },
      absWorkingDir: project,
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2023",
      write: false,
      logLevel: "error",
    });
    return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).byteLength;
  };

  it.each([
    ["pricing", "formatPrice", 0.3 * 1024],
    ["pricing", "describePrice", 1.4 * 1024],
    ["coupons", "checkoutLink", 1.4 * 1024],
    ["brand/rules", "forwardQuery", 1.6 * 1024],
    ["brand", "forwardQuery", 1.6 * 1024],
    ["brand", "defineBrand", 32 * 1024],
  ])(
    "costs in a bundle for @courseway/%s's %s alone at most %d bytes gzip, less than the whole",
    async (entry, name, limit) => {
      const one = await gzipBytes(`export { ${name} } from "@courseway/${entry}"`);

      expect(one).toBeLessThanOrEqual(limit);
      expect(one).toBeLessThan(await gzipBytes(`export * from "@courseway/${entry}"`));
    },
  );

  it("costs another app that reads a brand's settings and writes its links no schema library: at most 3 KB gzip", async () => {
    const reader = `
      import { BRANDS } from "@courseway/brand/brands";
      import { couponPolicy, forwardQuery, linkRules } from "@courseway/brand/rules";
      const rules = linkRules(BRANDS.ace);
      export const policy = couponPolicy(BRANDS.ace);
      export const link = (href, search) => forwardQuery(href, search, rules);`;

    expect(await gzipBytes(reader)).toBeLessThanOrEqual(3 * 1024);
  });
});
