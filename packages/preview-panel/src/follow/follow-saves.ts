import type { PreviewProps } from "../preview-props.ts";
import { exchangeParts } from "./exchange.ts";
import { type PageParts, listParts } from "./parts.ts";
import { keepScrollPosition, type SeenBlock, seenBlock } from "./scroll-position.ts";

/** What the control panel's script says after a save, where its preview target does not load the page again by itself. */
const SAVED: ReadonlySet<unknown> = new Set(["entry:live-preview:updated", "preview:change"]);

/** The props that a rendered page gives the preview panel. */
function readProps(page: Document): PreviewProps | null {
  const props = page.querySelector("cw-island[name=Preview]")?.getAttribute("props");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the host wrote its props
  return props ? (JSON.parse(props) as PreviewProps) : null;
}

/** What a page's visitor, prices and links rest on. A change of it concerns the whole page. */
function readSettings(page: Document): string | null {
  const text = page.querySelector("script[data-page]")?.textContent;
  if (!text) return null;
  const { analytics: _, ...settings }: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify(settings, (key, value: unknown) => (key === "renderedAt" ? undefined : value));
}

/** The row of a block after its neighbors came or went; the row of before where nobody can tell. */
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

/** Browsers scroll to whole dots, so without this a page would creep with every save. */
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
  /** Asks for the page as it is saved now. */
  readonly fetchPage: () => Promise<string>;
  /** The time that a content system gets which fails while it saves. */
  readonly pause: () => Promise<void>;
  /** Told what the editor's panel is to say of the page, and which elements are new. */
  readonly onChange: (props: PreviewProps, changed: readonly Element[]) => void;
  /** Loads the page again, where its parts cannot be exchanged. */
  readonly reload: () => void;
}

/** Shows a saved page in place of the one that stands. */
export class SavedPage {
  readonly #options: FollowOptions;
  #shown: Rendering | null;
  #seen: SeenBlock | null = null;
  #isBusy = false;
  #isOutdated = false;

  /** Made before anything of the page has run, while it stands as its host wrote it. */
  constructor(options: FollowOptions) {
    this.#options = options;
    // Read as the page that is fetched will be, so that both are written the same way.
    this.#shown = readRendering(parse(options.page.documentElement.outerHTML));
  }

  /** Follows a save. What is saved meanwhile is followed once more. */
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

  /** The saved page; a first failure is no reason to lose the place. */
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

/** Follows what is saved in the control panel around the preview. */
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
