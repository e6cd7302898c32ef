import type { PreviewProps } from "../preview-props.ts";
import { exchangeParts } from "./exchange.ts";
import { type PageParts, listParts } from "./parts.ts";
import { keepScrollPosition, type SeenBlock, seenBlock } from "./scroll-position.ts";

/**
 * The messages that the control panel's script sends after a save, if its preview target does not reload the page
 * itself.
 */
const SAVED: ReadonlySet<unknown> = new Set(["entry:live-preview:updated", "preview:change"]);

/** Reads the props of the preview panel from a rendered page. */
function readProps(page: Document): PreviewProps | null {
  const props = page.querySelector("cw-island[name=Preview]")?.getAttribute("props");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the host wrote its props
  return props ? (JSON.parse(props) as PreviewProps) : null;
}

/** Reads the settings on which a page's visitor, prices and links depend. If they change, the whole page changes. */
function readSettings(page: Document): string | null {
  const text = page.querySelector("script[data-page]")?.textContent;
  if (!text) return null;
  const { analytics: _, ...settings }: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify(settings, (key, value: unknown) => (key === "renderedAt" ? undefined : value));
}

/** Finds the row of a block after other blocks were added or removed; the old row if the block is not found. */
function rowAfter(seen: SeenBlock, before: PreviewProps, after: PreviewProps): SeenBlock {
  const findBlockName = ({ inspection }: PreviewProps, index: number) => {
    const block = inspection.blocks.find((one) => one.index === index);
    return block === undefined ? null : JSON.stringify([block.name, block.fields]);
  };
  const name = findBlockName(before, seen.index);
  if (name === null || name === findBlockName(after, seen.index)) return seen;
  const found = after.inspection.blocks.find(({ index }) => findBlockName(after, index) === name);
  return found === undefined ? seen : { ...seen, index: found.index };
}

/**
 * Returns the last position if the new one differs by less than a pixel. Browsers scroll to whole pixels, so otherwise
 * the page would move slightly with every save.
 */
const steady = (now: SeenBlock | null, last: SeenBlock | null): SeenBlock | null =>
  now !== null && last !== null && now.index === last.index && Math.abs(now.top - last.top) < 1 ? last : now;

interface Rendering {
  readonly parts: PageParts;
  readonly props: PreviewProps;
  readonly settings: string | null;
}

function readRendering(page: Document): Rendering | null {
  const props = readProps(page);
  return props === null ? null : { parts: listParts(page), props, settings: readSettings(page) };
}

export interface FollowOptions {
  readonly page: Document;
  /** Requests the page as it is saved now. */
  readonly fetchPage: () => Promise<string>;
  /** Waits before the second request, for a content system that fails while it saves. */
  readonly pause: () => Promise<void>;
  /** Called with the panel's new props and the new elements. */
  readonly onChange: (props: PreviewProps, changed: readonly Element[]) => void;
  /** Reloads the page if its parts cannot be exchanged. */
  readonly reload: () => void;
}

/** Updates the page to its saved version. */
export class SavedPage {
  readonly #options: FollowOptions;
  #shown: Rendering | null;
  #seen: SeenBlock | null = null;
  #isBusy = false;
  #isOutdated = false;

  /** Must be called before any script of the page runs, while the page is still the host's HTML. */
  constructor(options: FollowOptions) {
    this.#options = options;
    // Parsed like the fetched pages, so that both are serialized the same way.
    this.#shown = readRendering(parse(options.page.documentElement.outerHTML));
  }

  /** Follows a save. Saves during an update cause one more update. */
  async follow(): Promise<void> {
    this.#isOutdated = true;
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        this.#show(parse(await this.#fetched()));
      }
    } catch (error) {
      console.error("The preview does not follow, so it is loaded again.", error);
      this.#options.reload();
    } finally {
      this.#isBusy = false;
    }
  }

  /** Fetches the saved page. It retries once, since a reload would lose the scroll position. */
  async #fetched(): Promise<string> {
    const { fetchPage, pause } = this.#options;
    try {
      return await fetchPage();
    } catch {
      await pause();
      return await fetchPage();
    }
  }

  #show(saved: Document): void {
    const { page, onChange, reload } = this.#options;
    const [before, after] = [this.#shown, readRendering(saved)];
    if (before === null || after === null || before.settings !== after.settings) return reload();
    const seen = steady(seenBlock(page), this.#seen);
    const changed = exchangeParts({ before: before.parts, after: saved }, page);
    if (changed === null) return reload();
    this.#shown = after;
    this.#seen = seen && rowAfter(seen, before.props, after.props);
    if (this.#seen !== null) keepScrollPosition(page, this.#seen);
    onChange(after.props, changed);
  }
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

const PAUSE_MS = 500;

/** Follows saves in the control panel around the preview. */
export function followSaves({ onChange }: Pick<FollowOptions, "onChange">): void {
  if (window.parent === window) return;
  const saved = new SavedPage({
    page: document,
    fetchPage: async () => {
      const answer = await fetch(location.href, { cache: "no-store" });
      if (!answer.ok || answer.redirected) throw new Error(`The page answers ${answer.status}.`);
      return await answer.text();
    },
    pause: () => new Promise((resume) => void setTimeout(resume, PAUSE_MS)),
    onChange,
    reload: () => location.reload(),
  });
  addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && SAVED.has(data)) void saved.follow();
  });
}
