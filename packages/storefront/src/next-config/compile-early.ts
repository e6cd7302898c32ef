import { type Expression, type Node, parse, type SpreadElement } from "acorn";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../report/message-of.ts";

/** From so many characters on a module is worth it. A smaller one costs a phone 3 ms at most, as React's with 200,000 costs it 40. */
const LARGE = 16_000;

/**
 * Goes into the names of all built files, which are hashes of what they were before this. Raise it when what this writes changes: browsers keep a name's
 * file for ever, and run none that has not the integrity that a page says.
 */
export const NAMES_SALT = "compiled-early-1";

const isModule = (element: Expression | SpreadElement | null): element is Expression =>
  element !== null && ["ArrowFunctionExpression", "FunctionExpression"].includes(element.type);

/** The modules of a chunk that Turbopack wrote, `(globalThis.TURBOPACK||=[]).push([script, id, module, id, module, …])`; none of any other script. */
function modulesOf(text: string): readonly Node[] {
  if (!text.includes("TURBOPACK")) return [];
  return parse(text, { ecmaVersion: "latest" }).body.flatMap((statement) => {
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression") return [];
    const [list] = statement.expression.arguments;
    return list?.type === "ArrayExpression" ? list.elements.filter(isModule) : [];
  });
}

/**
 * A chunk whose large modules stand in parentheses. Browsers compile a function that stands so as they read the script, beside
 * the main thread; any other they only skim then, and read anew when it is called, on the main thread.
 */
export function withLargeModulesCompiled(text: string): string {
  return modulesOf(text)
    .filter(({ start, end }) => end - start >= LARGE && text[start - 1] !== "(")
    .reduceRight((all, { start, end }) => `${all.slice(0, start)}(${all.slice(start, end)})${all.slice(end)}`, text);
}

/** A build is not to fail for what only makes it faster: syntax may be newer than the parser. */
function compiledOrAsItIs(file: string, text: string): string {
  try {
    return withLargeModulesCompiled(text);
  } catch (error) {
    console.warn(
      `${file} is compiled only as it runs, on the main thread: ${messageOf(error)}. Update @courseway/storefront.`,
    );
    return text;
  }
}

const integrityOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * Writes the large modules of a build for browsers to compile early, React's above all, which each page runs, and their new integrity
 * for the pages' policy. To be called before Next renders any page. A chunk that cannot be parsed stays as it is, and one line says so.
 *
 * @param build the folder of the build, `.next`
 */
export function compileEarly(build: string): void {
  const renewed = globSync(join(build, "static/chunks/**/*.js")).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const early = compiledOrAsItIs(file, text);
    if (early === text) return [];
    writeFileSync(file, early);
    return [[integrityOf(text), integrityOf(early)] as const];
  });
  for (const file of globSync(join(build, "server/**/subresource-integrity-manifest.{js,json}"))) {
    const text = readFileSync(file, "utf8");
    const all = renewed.reduce((manifest, [before, after]) => manifest.replaceAll(before, after), text);
    if (all !== text) writeFileSync(file, all);
  }
}
