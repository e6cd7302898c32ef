import { BlocksProvider } from "@courseway/blocks/offer";
import { getMessage, type Report } from "@courseway/observability";
import type { VisitorSettings } from "@courseway/visitor";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import type { PageModel, Slot } from "@courseway/page-model";
import { BlockSlot } from "@courseway/storefront/commands";
import type { ShownBlock } from "@courseway/visitor/simulated";
import { linksBelow } from "./read-links.ts";

type Drawn = Pick<ShownBlock, "words" | "links">;
type Block = Slot & { readonly kind: "block" };

const SILENT: ReadonlySet<string> = new Set(["script", "style", "template", "noscript"]);

/** Replaces the figures of a countdown, which change. */
const COUNTDOWN = " (countdown) ";

/** Elements that separate text. Between others a sentence continues. */
const INLINE: ReadonlySet<string> = new Set([
  "a",
  "abbr",
  "b",
  "em",
  "i",
  "mark",
  "s",
  "small",
  "span",
  "strong",
  "sup",
]);

function readWords(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && SILENT.has(node.tagName)) return "";
  if (node.type === "element" && node.properties["role"] === "timer") return COUNTDOWN;
  const words = "children" in node ? node.children.map(readWords).join("") : "";
  return node.type === "element" && !INLINE.has(node.tagName) ? ` ${words} ` : words;
}

/** The text of HTML, and its links. */
export function readHtml(html: string): Drawn {
  const tree = fromHtml(html, { fragment: true });
  return {
    words: readWords(tree).replaceAll(/\s+/gu, " ").trim(),
    links: linksBelow(tree).filter(({ href }) => !href.startsWith("#")),
  };
}

async function renderHtml(node: ReactElement): Promise<string> {
  try {
    return renderToStaticMarkup(node);
  } catch {
    // An island is loaded at its first use, and only this render waits for it.
    return new Response((await prerender(node)).prelude).text();
  }
}

/**
 * The key of a block's rendered HTML; null if there is no reliable one, so that the block is rendered each time. On the server a
 * component sees only its props, and the page's shortcodes if a text has one. Of a clock among the props only the block's next change
 * counts, since the block shows the same until then.
 */
function toKey({ index, name, nextChange }: Block, { props: given }: ReactElement, model: PageModel): string | null {
  try {
    const { now, ...props }: { readonly now?: unknown } = typeof given === "object" && given !== null ? given : {};
    const text = JSON.stringify([index, name, now === undefined ? null : nextChange, props]);
    const hasShortcode = Object.keys(model.shortcodes).some((shortcode) => text.includes(shortcode));
    const { slug, state, offers } = model.context;
    const page = hasShortcode ? JSON.stringify([slug, state, offers.codes, offers.replaced]) : "";
    return createHash("sha1").update(text).update(page).digest("base64");
  } catch {
    return null;
  }
}

/** Renders blocks as the site does, each different one once: equal inputs give the same object. */
export class Drawings {
  readonly #cache = new Map<string, Promise<ShownBlock>>();
  readonly #ids = new WeakMap<ShownBlock, number>();
  #last = 0;

  /** An id that only equal renderings share. */
  getId(block: ShownBlock): number {
    const id = this.#ids.get(block) ?? (this.#last += 1);
    this.#ids.set(block, id);
    return id;
  }

  async block(slot: Slot, model: PageModel, visitor: VisitorSettings): Promise<ShownBlock> {
    const { index, name } = slot;
    const nothing = { index, name, words: "", links: [] };
    if (slot.kind === "problem")
      return this.#once(`problem ${index} ${name} ${slot.reason}`, async () => ({ ...nothing, problem: slot.reason }));
    let element: ReactElement | null;
    try {
      element = slot.render();
    } catch (error) {
      const problem = getMessage(error);
      return this.#once(`problem ${index} ${name} ${problem}`, async () => ({ ...nothing, problem }));
    }
    if (element === null) return this.#once(`nothing ${index} ${name}`, async () => ({ ...nothing, problem: null }));
    const draw = () => this.#draw(slot, model, visitor);
    const key = toKey(slot, element, model);
    return key === null ? draw() : this.#once(key, draw);
  }

  #once(key: string, draw: () => Promise<ShownBlock>): Promise<ShownBlock> {
    const cached = this.#cache.get(key) ?? draw();
    this.#cache.set(key, cached);
    return cached;
  }

  async #draw(slot: Block, { client, shortcodes }: PageModel, visitor: VisitorSettings): Promise<ShownBlock> {
    const faults: string[] = [];
    const report: Report = ({ level, message }) => void (level === "error" && faults.push(message));
    const html = await renderHtml(
      <BlocksProvider context={client} visitor={visitor}>
        <BlockSlot slot={slot} showErrors={false} report={report} shortcodes={shortcodes} />
      </BlocksProvider>,
    );
    return { index: slot.index, name: slot.name, ...readHtml(html), problem: faults[0] ?? null };
  }
}
