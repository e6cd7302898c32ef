import {
  type Atrule,
  type CssNode,
  type Declaration,
  type FunctionNode,
  generate,
  type Identifier,
  parse,
  walk,
  type WalkContext,
} from "css-tree";
import { type Found, isNew, namesBelow, findSupport } from "./support.ts";

/** Value types that many properties share; the data lists their functions below them. */
const TYPES = namesBelow("css.types").map((type) => `css.types.${type}`);

/** The data's paths for a keyword or a function in a property's value. */
function valuePaths(property: string, node: Identifier | FunctionNode): readonly string[] {
  const feature = `css.properties.${property}.${node.name}`;
  const shared = node.type === "Function" ? ["css.types", ...TYPES].map((type) => `${type}.${node.name}`) : [];
  return [feature, ...shared].filter((path) => findSupport(path) !== undefined);
}

/** The new feature of a declaration, its property or a part of its value; null if nothing in it is new. */
function newInDeclaration({ property, value }: Declaration): string | null {
  if (property.startsWith("--")) return null;
  if (isNew(`css.properties.${property}`)) return `css.properties.${property}`;
  let found: string | null = null;
  walk(value, (node) => {
    if (found !== null || (node.type !== "Identifier" && node.type !== "Function")) return;
    const paths = valuePaths(property, node);
    if (paths.length > 0 && paths.every(isNew)) found = paths[0] ?? null;
  });
  return found;
}

const findPseudo = (node: CssNode): string | null =>
  node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector" ? node.name : null;

const newSelector = (node: CssNode): string | null => {
  if (node.type === "NestingSelector") return "css.selectors.nesting";
  const name = findPseudo(node);
  return name !== null && isNew(`css.selectors.${name}`) ? `css.selectors.${name}` : null;
};

/** The new features of a rule itself: its name, and the media features in its condition. */
function newInAtrule({ name, prelude }: Atrule): readonly string[] {
  const found = [`css.at-rules.${name}`];
  if (prelude !== null)
    walk(prelude, (node) => {
      if (node.type === "Feature") found.push(`css.at-rules.${name}.${Reflect.get(node, "name")}`);
    });
  return found.filter(isNew);
}

const isSupports = (node: CssNode): node is Atrule => node.type === "Atrule" && node.name === "supports";

/**
 * Whether a rule's condition checks that the browser supports a feature; the check of a missing feature does not count.
 */
const isGuard = (node: CssNode): boolean =>
  isSupports(node) && node.prelude !== null && !/^not\b/u.test(generate(node.prelude));

/**
 * The features of a style sheet that one of the least browsers lacks, each with a use. Uses inside `@supports` are
 * skipped.
 */
export function newInCss(text: string): readonly Found[] {
  const found: Found[] = [];
  const around: Atrule[] = [];
  const note = (feature: string | null, use: string): void => {
    if (feature === null || around.some(isGuard)) return;
    const where = around.map(({ name, prelude }) => `@${name} ${prelude ? generate(prelude) : ""}`.trim());
    found.push({ feature, use: [...where, use].join(" ").trim() });
  };
  walk(parse(text), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === "Atrule") {
        around.push(node);
        for (const feature of newInAtrule(node)) note(feature, "");
      }
      if (this.atrulePrelude !== null) return;
      const selectors = this.rule === null ? "" : generate(this.rule.prelude);
      note(newSelector(node), selectors);
      if (node.type === "Declaration") note(newInDeclaration(node), `${selectors} { ${generate(node)} }`);
    },
    leave(node: CssNode) {
      if (node.type === "Atrule") around.pop();
    },
  });
  return found;
}
