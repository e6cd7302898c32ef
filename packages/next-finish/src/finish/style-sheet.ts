import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CssNode, generate, type List, parse } from "css-tree";
import { type AnyState, findAnyState } from "./any-state.ts";
import { BUILT_FILES } from "../start/file-names.ts";

/** A declaration, or whatever else stands within a rule. */
export interface Statement {
  readonly text: string;
  /** What it is there for: the name of a custom property or of frames; null for what is needed in any case. */
  readonly offers: string | null;
  /** Other custom properties that it uses. */
  readonly names: readonly string[];
}

interface OneSelector {
  readonly text: string;
  /** Null where any element of a page will do. */
  readonly state: AnyState | null;
}

export interface StyleRule {
  readonly kind: "rule";
  readonly selectors: readonly OneSelector[];
  readonly statements: readonly Statement[];
}

/** Rules within a layer or under a condition. */
export interface StyleGroup {
  readonly kind: "group";
  readonly prelude: string;
  /** The order of layers is that of their first mention, so one that is empty stays. */
  readonly isLayer: boolean;
  readonly children: readonly StyleNode[];
}

/** What stands by itself: a face, the frames of an animation, the type of a property. */
export interface StyleThing extends Statement {
  readonly kind: "thing";
  /** One of the characters that it is there for; null for what is there for all. */
  readonly characters: RegExp | null;
}

export type StyleNode = StyleRule | StyleGroup | StyleThing;

/** A site's style sheet, read. */
export type StyleSheet = readonly StyleNode[];

const GROUPS = new Set(["layer", "media", "supports", "container", "starting-style", "scope"]);
const SERVING = new Set(["keyframes", "property"]);

/** Every custom property that a text names. */
export const namesIn = (text: string): readonly string[] => [...text.matchAll(/--[\w-]+/gu)].map(([name]) => name);

/** A page's sheet is in another folder than the site's, so relative addresses become absolute. */
const withWholeAddresses = (css: string): string =>
  css.replaceAll(
    /url\((?<quote>["']?)(?!data:|#|\/|[a-z]+:)(?<path>[^"')]+)\k<quote>\)/gu,
    (_, quote: string, path: string) =>
      `url(${quote}${new URL(path, `http://site.example${BUILT_FILES}`).pathname}${quote})`,
  );

/** A declaration without the spaces around commas, stars and slashes that the build leaves. Declarations with strings stay. */
const packed = (text: string): string => (/["']/u.test(text) ? text : text.replaceAll(/ ?([*,/]) /gu, "$1"));

function toStatement(node: CssNode): Statement {
  const text = node.type === "Declaration" ? packed(generate(node)) : generate(node);
  const offers = node.type === "Declaration" && node.property.startsWith("--") ? node.property : null;
  return { text, offers, names: namesIn(offers === null ? text : text.slice(offers.length)) };
}

const RANGE = /U\+(?<first>[\da-f?]+)(?:-(?<last>[\da-f]+))?/giu;

/** The characters of a face's `unicode-range`; null if it has none. */
function findCharacters(face: string): RegExp | null {
  const range = /unicode-range:(?<range>[^;}]+)/u.exec(face)?.groups?.["range"];
  if (range === undefined) return null;
  const ranges = [...range.matchAll(RANGE)].map(({ groups }) => {
    const { first = "", last = first } = groups ?? {};
    return `\\u{${first.replaceAll("?", "0")}}-\\u{${last.replaceAll("?", "F")}}`;
  });
  return new RegExp(`[${ranges.join("")}]`, "u");
}

function toNode(node: CssNode): StyleNode {
  if (node.type === "Rule" && node.prelude.type === "SelectorList") {
    const selectors = node.prelude.children.toArray().map((one) => generate(one));
    const statements = node.block.children.toArray().map(toStatement);
    return {
      kind: "rule",
      // No page is a component with a root of its own.
      selectors: selectors.filter((text) => text !== ":host").map((text) => ({ text, state: findAnyState(text) })),
      statements: statements.filter(
        ({ text }, index) => statements.findLastIndex((one) => one.text === text) === index,
      ),
    };
  }
  if (node.type === "Atrule" && node.block !== null && GROUPS.has(node.name)) {
    const prelude = `@${node.name}${node.prelude === null ? "" : ` ${generate(node.prelude)}`}`;
    return { kind: "group", prelude, isLayer: node.name === "layer", children: toNodes(node.block.children) };
  }
  const text = generate(node);
  const offers = node.type === "Atrule" && SERVING.has(node.name) && node.prelude ? generate(node.prelude) : null;
  const characters = node.type === "Atrule" && node.name === "font-face" ? findCharacters(text) : null;
  return { kind: "thing", text, offers, characters, names: namesIn(text) };
}

const toNodes = (list: List<CssNode>): readonly StyleNode[] => list.toArray().map(toNode);

const isRoot = (node: StyleNode): node is StyleRule =>
  node.kind === "rule" && node.selectors.every(({ text }) => text === ":root");

/** A theme overrides most tokens of `ui`, which are in a lower layer. Only the last declaration counts. */
function withoutOverruled(sheet: readonly StyleNode[]): readonly StyleNode[] {
  const last = new Map<string, Statement>();
  for (const rule of sheet.filter(isRoot))
    for (const statement of rule.statements) if (statement.offers !== null) last.set(statement.offers, statement);
  const isHeard = (statement: Statement): boolean =>
    statement.offers === null || (last.get(statement.offers) ?? statement) === statement;
  const heard = (nodes: readonly StyleNode[]): readonly StyleNode[] =>
    nodes.map((node) => {
      if (node.kind === "group" && node.isLayer) return { ...node, children: heard(node.children) };
      return isRoot(node) ? { ...node, statements: node.statements.filter(isHeard) } : node;
    });
  return heard(sheet);
}

/** Reads a built style sheet. */
export function readStyleSheet(css: string): StyleSheet {
  const sheet = parse(withWholeAddresses(css), { parseValue: false, parseAtrulePrelude: false });
  return sheet.type === "StyleSheet" ? withoutOverruled(toNodes(sheet.children)) : [];
}

/** The style sheets of a build by their files' names, each read once; null for one that is not there. */
export function builtSheets(serverFolder: string): (file: string) => StyleSheet | null {
  const sheets = new Map<string, StyleSheet | null>();
  const read = (file: string): StyleSheet | null => {
    try {
      return readStyleSheet(readFileSync(join(serverFolder, "../static/chunks", file), "utf8"));
    } catch {
      return null;
    }
  };
  return (file) => {
    const sheet = sheets.get(file) ?? read(file);
    sheets.set(file, sheet);
    return sheet;
  };
}
