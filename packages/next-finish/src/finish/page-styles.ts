import { type Element, isTag } from "domhandler";
import type { AnyState } from "./any-state.ts";
import { parseDocument } from "htmlparser2";
import { namesIn, type Statement, type StyleNode, type StyleRule, type StyleSheet } from "./style-sheet.ts";
import { LRUCache } from "lru-cache";
import { BUILT_FILES, dataName, PAGE_DATA_PATH } from "../start/file-names.ts";

class ElementIndex {
  readonly #byKey = new Map<string, Element[]>();
  readonly #all: Element[] = [];
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
    const waiting = parseDocument(html).children.filter(isTag);
    for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
      this.#all.push(element);
      const { class: classes = "", id } = element.attribs;
      const named = Object.keys(element.attribs).map((name) => `[${name}`);
      const keys = [element.name, ...named, ...classes.split(/\s+/u).map((name) => `.${name}`), `#${id}`];
      for (const key of keys) {
        const sameKey = this.#byKey.get(key);
        if (sameKey === undefined) this.#byKey.set(key, [element]);
        else sameKey.push(element);
      }
      waiting.push(...element.children.filter(isTag));
    }
  }

  has({ key, matches }: AnyState): boolean {
    return (key === null ? this.#all : (this.#byKey.get(key) ?? [])).some(matches);
  }

  hasOneOf(characters: RegExp): boolean {
    return characters.test(this.#html);
  }
}

/** A browser drops a whole rule if it does not know one selector of its list. It must still do so, so such a selector stays in the list. */
const isOfOneBrowser = (selector: string): boolean => /::?-/u.test(selector);

function cutRule(rule: StyleRule, page: ElementIndex): readonly StyleRule[] {
  const isMet = rule.selectors.map(({ state }) => state === null || page.has(state));
  if (!isMet.includes(true)) return [];
  return [{ ...rule, selectors: rule.selectors.filter(({ text }, index) => isMet[index] || isOfOneBrowser(text)) }];
}

const cutNodes = (nodes: readonly StyleNode[], page: ElementIndex): readonly StyleNode[] =>
  nodes.flatMap((node): readonly StyleNode[] => {
    if (node.kind === "rule") return cutRule(node, page);
    if (node.kind === "thing") return node.characters === null || page.hasOneOf(node.characters) ? [node] : [];
    const children = cutNodes(node.children, page);
    return children.length === 0 && !node.isLayer ? [] : [{ ...node, children }];
  });

function listStatements(node: StyleNode): readonly Statement[] {
  if (node.kind === "group") return node.children.flatMap(listStatements);
  return node.kind === "rule" ? node.statements : [node];
}

const WORDS = /[\w-]+/gu;

/** Names of custom properties and keyframes that the page or a kept rule uses, directly or through another of them. */
function neededNames(nodes: readonly StyleNode[], html: string): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting = [...namesIn(html)];
  const uses = new Map<string, string[]>();
  for (const { text, offers, names } of nodes.flatMap(listStatements)) {
    if (offers !== null) uses.set(offers, [...(uses.get(offers) ?? []), ...names]);
    else waiting.push(...names, ...(text.startsWith("animation") ? (text.match(WORDS) ?? []) : []));
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    waiting.push(...(uses.get(name) ?? []));
  }
  return needed;
}

function joinText(node: StyleNode, needed: ReadonlySet<string>): string {
  const isNeeded = ({ offers }: Statement): boolean => offers === null || needed.has(offers);
  if (node.kind === "thing") return isNeeded(node) ? node.text : "";
  if (node.kind === "group") {
    const text = node.children.map((child) => joinText(child, needed)).join("");
    return text === "" && !node.isLayer ? "" : `${node.prelude}{${text}}`;
  }
  const statements = node.statements.filter(isNeeded).map(({ text }) => text);
  return statements.length === 0 ? "" : `${node.selectors.map(({ text }) => text).join(",")}{${statements.join(";")}}`;
}

/**
 * The rules of a site's sheet that can match an element of a page in any state that needs no script: touched, opened, chosen, printed,
 * wide or narrow. Order and layers stay, and the custom properties, font faces and keyframes that the rules use are included. A face
 * with a `unicode-range` is included if the page has one of its characters.
 */
export function pageStyles(sheet: StyleSheet, html: string): string {
  const nodes = cutNodes(sheet, new ElementIndex(html));
  const needed = neededNames(nodes, html);
  return nodes.map((node) => joinText(node, needed)).join("");
}

/** Reads a built style sheet by its file name; null if it cannot be read. */
export type ReadSheet = (file: string) => StyleSheet | null;

/** A page's own styles, and their name. */
export interface SelectedStyles {
  readonly name: string;
  readonly css: string;
}

const SHEET = /<link rel="stylesheet" href="(?<href>[^"<>]*)" data-precedence="next"\/>/gu;

/** A cache: pages are rendered every few minutes, mostly unchanged, and pages with the same blocks need the same styles. */
const namesByPage = new LRUCache<string, string>({ max: 10_000 });
const stylesByName = new LRUCache<string, string>({ max: 200 });

/** The rules of a built sheet that a page needs, and their name; null if the sheet cannot be read. */
function findStyles(tree: string, file: string, readSheet: ReadSheet): SelectedStyles | null {
  const page = dataName(`${file}\0${tree}`);
  const cached = namesByPage.get(page) ?? "";
  const stored = stylesByName.get(cached);
  if (stored !== undefined) return { name: cached, css: stored };
  const sheet = readSheet(file);
  if (sheet === null) return null;
  const css = pageStyles(sheet, tree);
  const name = dataName(css);
  namesByPage.set(page, name);
  stylesByName.set(name, css);
  return { name, css };
}

/** Selects a page's own styles; null unless the page has exactly one sheet of the build. */
export function selectStyles(tree: string, readSheet: ReadSheet) {
  const [found, ...more] = [...tree.matchAll(SHEET)];
  const whole = found?.groups?.["href"] ?? "";
  const file = whole.startsWith(BUILT_FILES) ? whole.slice(BUILT_FILES.length) : "";
  if (found === undefined || more.length > 0 || !/^[\w~-][\w.~-]*\.css$/u.test(file)) return null;
  const styles = findStyles(tree, file, readSheet);
  return styles && { link: found[0], whole, href: `${PAGE_DATA_PATH}${styles.name}-${file}`, styles };
}
