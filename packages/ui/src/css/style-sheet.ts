import {
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  generate,
  List,
  parse,
  type Rule,
  type Selector,
} from "css-tree";
import { scopedSelector } from "./selectors.ts";
import { someNode } from "./values.ts";

/** The maximum length; longer than any page's style text. A longer text is a pasting mistake. */
const LONGEST = 100_000;

export interface StyleSheetOptions {
  /** A compound selector of the part of the page that the rules apply to. */
  readonly scope: string;
  /** Whether a URL with a host may be loaded; relative URLs always may. By default no URL with a host may. */
  readonly mayLoad?: (address: string) => boolean;
}

/** An editor's style sheet, made safe. */
export interface SafeStyleSheet {
  readonly css: string;
  /** The removed parts of the editor's text, each cut to one line. */
  readonly refused: readonly string[];
}

/** At-rules whose rules are cleaned like top-level rules. */
const CONDITIONS = new Set(["media", "supports", "container"]);
/** Functions that load the URL in a string. */
const LOADS_BY_TEXT = /^(?:-[a-z]+-)?(?:image-set|cross-fade|image)$/i;
/** Functions that load in other ways, or read what they should not. */
const FUNCTIONS_REFUSED = /^(?:-[a-z]+-)?(?:src|element|paint|expression|url-prefix|domain)$|\\/i;
const PROPERTIES_REFUSED = /^(?:behavior|-moz-binding)$|\\/i;

const isRelative = (address: string): boolean =>
  /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(address) ||
  (!/^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[\\/\s]{2}/.test(address) && !/[\\\p{Cc}]/u.test(address));

class Cleaner {
  readonly refused: string[] = [];
  readonly #options: StyleSheetOptions;

  constructor(options: StyleSheetOptions) {
    this.#options = options;
  }

  /** Returns the allowed nodes, and records the others as refused. */
  list(nodes: List<CssNode>, isNested: boolean): List<CssNode> {
    return new List<CssNode>().fromArray(nodes.toArray().flatMap((node) => this.#node(node, isNested) ?? []));
  }

  #refuse(node: CssNode): null {
    if (node.type !== "Comment" && node.type !== "CDO" && node.type !== "CDC")
      this.refused.push(generate(node).slice(0, 120));
    return null;
  }

  #node(node: CssNode, isNested: boolean): CssNode | null {
    if (node.type === "Rule") return this.#rule(node, isNested);
    if (node.type === "Atrule") return this.#atrule(node, isNested);
    if (node.type === "Declaration" && isNested) return this.#isSafe(node) ? node : this.#refuse(node);
    return this.#refuse(node);
  }

  #block(block: Block): Block {
    return { ...block, children: this.list(block.children, true) };
  }

  #rule(rule: Rule, isNested: boolean): Rule | null {
    if (rule.prelude.type !== "SelectorList") return this.#refuse(rule);
    const selectors = rule.prelude.children
      .toArray()
      .flatMap((one) => (one.type === "Selector" && scopedSelector(one, this.#options.scope, isNested)) || []);
    if (selectors.length === 0) return this.#refuse(rule);
    return {
      ...rule,
      prelude: { ...rule.prelude, children: new List<Selector>().fromArray(selectors) },
      block: this.#block(rule.block),
    };
  }

  #atrule(atrule: Atrule, isNested: boolean): Atrule | null {
    const { block, prelude } = atrule;
    const name = atrule.name.toLowerCase();
    if (!block || (prelude && someNode(prelude, (node) => node.type === "Raw" || this.#loads(node))))
      return this.#refuse(atrule);
    if (CONDITIONS.has(name) && prelude)
      return { ...atrule, block: { ...block, children: this.list(block.children, isNested) } };
    if (isNested) return this.#refuse(atrule);
    if (name === "keyframes" && prelude && !/^["']?cw-/i.test(generate(prelude))) return this.#keyframes(atrule, block);
    if (name === "font-face" && !prelude && !someNode(block, (node) => this.#loads(node) || node.type === "Raw"))
      return atrule;
    return this.#refuse(atrule);
  }

  #keyframes(atrule: Atrule, block: Block): Atrule {
    const frames = block.children.toArray().flatMap((frame) => {
      if (frame.type !== "Rule" || someNode(frame.prelude, (node) => node.type === "Raw"))
        return this.#refuse(frame) ?? [];
      return { ...frame, block: this.#block(frame.block) };
    });
    return { ...atrule, block: { ...block, children: new List<CssNode>().fromArray(frames) } };
  }

  /** Whether a declaration is safe. A box that is fixed to the window would leave its part of the page. */
  #isSafe({ property, value }: Declaration): boolean {
    if (PROPERTIES_REFUSED.test(property)) return false;
    if (/^position$/i.test(property) && !/^(?:static|relative|absolute|sticky)$/i.test(generate(value))) return false;
    return !someNode(value, (node) => node.type === "Raw" || this.#loads(node));
  }

  #loads(node: CssNode): boolean {
    if (node.type === "Url") return !this.#isOwn(node.value);
    if (node.type !== "Function") return false;
    if (FUNCTIONS_REFUSED.test(node.name)) return true;
    return (
      LOADS_BY_TEXT.test(node.name) &&
      someNode(
        node,
        (part) =>
          (part.type === "String" && !this.#isOwn(part.value)) ||
          // The value of a variable is unknown here.
          (part.type === "Function" && /^(?:var|attr|env)$/i.test(part.name)),
      )
    );
  }

  #isOwn(address: string): boolean {
    const text = address.trim();
    return isRelative(text) || (this.#options.mayLoad?.(text) ?? false);
  }
}

/**
 * Limits an editor's style sheet to one part of the page. Each rule gets the scope before its selector, without a
 * higher specificity. `@import`, URLs of other hosts, boxes fixed to the window, and everything that the parser does
 * not understand are removed. [SEO-009]
 */
export function safeStyleSheet(text: string, options: StyleSheetOptions): SafeStyleSheet {
  if (text.length > LONGEST) {
    const size = text.length.toLocaleString("en-US");
    return {
      css: "",
      refused: [`a style text of ${size} characters; ${LONGEST.toLocaleString("en-US")} is the limit`],
    };
  }
  try {
    const sheet = parse(text, { parseCustomProperty: true });
    const cleaner = new Cleaner(options);
    if (sheet.type !== "StyleSheet") return { css: "", refused: [] };
    const css = generate({ ...sheet, children: cleaner.list(sheet.children, false) });
    // Inside a string, `</style>` would end the element.
    return { css: css.replaceAll("</", "<\\/"), refused: cleaner.refused };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { css: "", refused: [`a style text that cannot be read: ${reason}`] };
  }
}
