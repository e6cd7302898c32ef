import { type AnyNode, type CallExpression, type MemberExpression, parse, type Property } from "acorn";
import { ancestor } from "acorn-walk";
import { type Found, isNew, namesBelow } from "./support.ts";

/**
 * The accepted syntax version; newer syntax is a parse error. The least browsers support ES2023; later syntax that they
 * also support is not used.
 */
const SYNTAX = 2023;

const ROOTS = ["api", "javascript.builtins"];

/** The data's paths by the name that code uses. */
type Paths = ReadonlyMap<string, readonly string[]>;

function pathsByName(list: readonly (readonly [name: string, path: string])[]): Paths {
  const paths = new Map<string, string[]>();
  for (const [name, path] of list) paths.set(name, [...(paths.get(name) ?? []), path]);
  return paths;
}

/**
 * Interfaces that the least browsers have. A method of a newer interface is called only on an object that a newer
 * global returns, which is found itself.
 */
const OWNERS = ROOTS.flatMap((root) => namesBelow(root).map((name) => `${root}.${name}`)).filter(
  (path) => !isNew(path),
);
const METHODS = pathsByName(
  OWNERS.flatMap((path) => namesBelow(path).map((name) => [name, `${path}.${name}`] as const)),
);
const GLOBALS = pathsByName([
  ...ROOTS.flatMap((root) => namesBelow(root).map((name) => [name, `${root}.${name}`] as const)),
  ...namesBelow("api.Window").map((name) => [name, `api.Window.${name}`] as const),
]);

const findNew = (name: string, paths: Paths): string | null => {
  const known = paths.get(name) ?? [];
  return known.length > 0 && known.every(isNew) ? (known[0] ?? null) : null;
};

const findName = (node: AnyNode): string | null => (node.type === "Identifier" ? node.name : null);
const memberName = (node: MemberExpression): string | null => (node.computed ? null : findName(node.property));

/**
 * The new static method or property, such as `URL.parse`; null if it is old; undefined if the object is no global with
 * that name.
 */
function newStatic(owner: string | null, name: string): string | null | undefined {
  if (owner === null) return undefined;
  const paths = [`api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`, `api.${owner}.${name}`];
  const known = paths.find((path) => METHODS.get(path.split(".").at(-1) ?? "")?.includes(path));
  return known === undefined ? undefined : isNew(known) ? known : null;
}

const WINDOWS = new Set(["window", "self", "globalThis"]);

/**
 * Whether a value is used. A missing feature is undefined: reading it is harmless, but calling it or reading its
 * properties throws.
 */
const isUsed = (node: AnyNode, parent: AnyNode | undefined): boolean =>
  ((parent?.type === "CallExpression" || parent?.type === "NewExpression") && parent.callee === node) ||
  (parent?.type === "MemberExpression" && parent.object === node);

function newInMember(node: MemberExpression, parent: AnyNode | undefined): string | null {
  const name = memberName(node);
  if (name === null || !isUsed(node, parent)) return null;
  const owner = findName(node.object);
  if (owner !== null && WINDOWS.has(owner)) return findNew(name, GLOBALS);
  const known = newStatic(owner, name);
  if (known !== undefined) return known;
  return parent?.type === "MemberExpression" ? null : findNew(name, METHODS);
}

/** Whether the code checks the name before the use: in a condition around it, by `?.`, or in a `try`. */
function isGuarded(name: string, node: AnyNode, ancestors: readonly AnyNode[], text: string): boolean {
  const mentions = (part: AnyNode): boolean =>
    part.end <= node.start && text.slice(part.start, part.end).includes(name);
  return ancestors.some((around, index) => {
    if (around.type === "TryStatement") return Boolean(around.handler) && ancestors[index + 1] === around.block;
    if (around.type === "ConditionalExpression" || around.type === "IfStatement") return mentions(around.test);
    if (around.type === "LogicalExpression") return mentions(around.left);
    if (around.type === "UnaryExpression") return around.operator === "typeof" || around.operator === "delete";
    return around.type === "CallExpression" && around.optional && around.callee === node;
  });
}

/** How React creates an element, whatever name its bundler gives the module. */
const DRAWS = /\bjsxs?\b["'\])]*$/u;

/**
 * The new attributes of an element. The data's names of elements and attributes are lowercase; React's spelling differs
 * only in case.
 */
function newAttributes(call: CallExpression, text: string): readonly string[] {
  const [element, attributes] = call.arguments;
  const isElement = element?.type === "Literal" && DRAWS.test(text.slice(call.callee.start, call.callee.end));
  if (!isElement || attributes?.type !== "ObjectExpression") return [];
  const names = attributes.properties
    .filter((one): one is Property => one.type === "Property" && !one.computed)
    .map(({ key }) => (key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : ""));
  return names
    .map((name) => name.toLowerCase())
    .flatMap((name) => [`html.elements.${String(element.value)}.${name}`, `html.global_attributes.${name}`])
    .filter(isNew);
}

const SHOWN = 60;

/**
 * The features of a script that one of the least browsers lacks and that the script does not check first: globals,
 * static members, methods that it calls, and attributes of the elements that it creates (`jsx("dialog", { closedby: …
 * })`).
 *
 * @throws SyntaxError for syntax of a later year
 */
export function newInJs(text: string): readonly Found[] {
  const found: Found[] = [];
  const note = (feature: string | null, node: AnyNode, ancestors: readonly AnyNode[]): void => {
    const name =
      feature
        ?.split(".")
        .at(-1)
        ?.replace(/_static$/u, "") ?? "";
    if (feature === null || isGuarded(name, node, ancestors, text)) return;
    const use = text.slice(Math.max(0, node.start - SHOWN), node.end + SHOWN).replaceAll(/\s+/gu, " ");
    found.push({ feature, use });
  };
  ancestor(parse(text, { ecmaVersion: SYNTAX, sourceType: "module", allowReturnOutsideFunction: true }), {
    MemberExpression(node, _state, ancestors) {
      note(newInMember(node, ancestors.at(-2)), node, ancestors);
    },
    Identifier(node, _state, ancestors) {
      note(findNew(node.name, GLOBALS), node, ancestors);
    },
    CallExpression(node) {
      for (const feature of newAttributes(node, text)) note(feature, node, []);
    },
  });
  return found;
}
