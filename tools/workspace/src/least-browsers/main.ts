/**
 * Reads the styles and scripts that the built sites send to browsers, and fails on features that one of the least
 * browsers lacks, unless the code checks for them first or `fallbacks.ts` describes what happens there. It needs builds
 * of at least some brands.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandNames, root } from "../local/paths.ts";
import { newInCss } from "./css.ts";
import { FALLBACKS, findFallback } from "./fallbacks.ts";
import { newInJs } from "./js.ts";
import { type Found, lacking } from "./support.ts";

/** Whether it is Next's chunk for browsers without modules, which contains core-js. No least browser loads it. */
const isForOldBrowsers = (text: string): boolean => text.includes("zloirock/core-js");

/** The files of the builds by path, without duplicate texts: brands share most of them. */
function builtTexts(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const brand of brandNames) {
    const build = join(root, "apps", brand, ".next");
    if (!existsSync(join(build, "BUILD_ID"))) continue;
    // Code that renders pages on the server contains attributes of elements that no script in a page creates.
    const names = globSync(["static/**/*.{css,js}", "server/chunks/ssr/**/*.js"], { cwd: build });
    for (const name of names) {
      const text = readFileSync(join(build, name), "utf8");
      if (!isForOldBrowsers(text)) files.set(text, `apps/${brand}/.next/${name}`);
    }
  }
  return new Map([...files].map(([text, file]) => [file, text]));
}

function newIn(file: string, text: string): readonly Found[] {
  if (file.endsWith(".css")) return newInCss(text);
  if (!file.includes("/.next/server/")) return newInJs(text);
  return text.includes("jsx") ? newInJs(text).filter(({ feature }) => feature.startsWith("html.")) : [];
}

const texts = builtTexts();
if (texts.size === 0) throw new Error("No site is built. The check reads builds: run pnpm build first.");

const uses = new Map<string, Map<string, string>>();
for (const [file, text] of texts)
  for (const { feature, use } of newIn(file, text))
    uses.set(feature, (uses.get(feature) ?? new Map<string, string>()).set(use, file));

const unknown = [...uses].filter(([feature]) => findFallback(feature) === undefined);
for (const [feature, locations] of unknown) {
  console.log(`${feature} is missing in ${lacking(feature).join(", ")} of the least browsers:`);
  for (const [use, file] of [...locations].slice(0, 5)) console.log(`  ${file}: ${use.slice(0, 240)}`);
}
const found = [...uses.keys()];
const needless = FALLBACKS.filter((fallback) => !found.some((feature) => findFallback(feature) === fallback));
for (const { features } of needless) console.log(`Nothing uses ${features.join(", ")}: take it off the list.`);

if (unknown.length > 0)
  console.log(
    "Ask the browser before the use (?., typeof, @supports), or write a fallback, look at it, and add it to fallbacks.ts.",
  );
process.exitCode = unknown.length + needless.length > 0 ? 1 : 0;
if (process.exitCode === 0) console.log(`${texts.size} files, ${found.length} newer features, each with its fallback.`);
