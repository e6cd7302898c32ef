/* oxlint-disable no-await-in-loop -- islands start and events are replayed one after the other, a task each, so that the visitor comes between */
import { findFragmentTarget, ISLAND_END, ISLAND_START, ISLAND_TAG, type PlainStart } from "@courseway/ui/islands";
import { HOLD_LIMIT_MS, type QueuedEvents, LINK_HOLD_LIMIT_MS, LIVE, WAITING } from "../start/queued.ts";
import { type IslandData, PROPS_INDEX } from "../start/page-file.ts";
import { IslandError, type IslandSources } from "./island-sources.ts";
import { playFirst } from "./replay.ts";
import { createTemplates, takeSlots } from "./slots.ts";

interface IslandsOptions {
  readonly sources: IslandSources;
  /** The islands' data from the finished page's file; empty if the HTML contains it. */
  readonly data: readonly IslandData[];
  readonly queued: QueuedEvents | undefined;
  /** Adds the rest of the styles; resolves once they are there. Nothing new is rendered before. */
  readonly addStyles: () => Promise<void>;
}

/** Yields to the browser, so that it can handle input first. */
const pause = (): Promise<void> =>
  "scheduler" in window && "yield" in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resume) => void setTimeout(resume));

/** The outermost island around an element that has not started. An island renders everything inside it, so the outermost goes first. */
function waitingAround(element: Element): Element | null {
  let found: Element | null = null;
  for (let at = element.closest(WAITING); at; at = at.parentElement?.closest(WAITING) ?? null) found = at;
  return found;
}

/** How long a queued event waits for its island's code before the browser handles it, in ms. */
const patienceFor = (target: Element): number =>
  target instanceof HTMLAnchorElement ? LINK_HOLD_LIMIT_MS : HOLD_LIMIT_MS;

/** The page's islands. Each starts once, one after the other; those that the visitor uses start first. */
export class Islands {
  readonly #options: IslandsOptions;
  /** A query may change what an island shows, so with a query no island waits to be used. */
  readonly #allowed = new Set<string | null>(location.search === "" ? [null] : [null, "used"]);
  readonly #pending = new Set<Element>();
  readonly #used = new Set<Element>();
  #isRunning = false;
  #hasBegun = false;

  constructor(options: IslandsOptions) {
    this.#options = options;
  }

  /** An island's data from the page's file, or else from its HTML. */
  readonly #dataOf = (element: Element): IslandData => {
    const propsIndex = element.getAttribute(PROPS_INDEX);
    const pageProps = propsIndex === null ? undefined : this.#options.data[Number(propsIndex)];
    return pageProps ?? { props: JSON.parse(element.getAttribute("props") ?? "{}") as unknown };
  };

  /** An island's props as JSON. */
  readonly readProps = (element: Element): unknown => this.#dataOf(element).props;

  /** Starts the islands whose `when` is that moment. */
  allow(moment: string): void {
    this.#allowed.add(moment);
    void this.#run();
  }

  /** The props of islands with `when="changed"`. */
  propsThatChange(): readonly unknown[] {
    return [...document.querySelectorAll(`${ISLAND_TAG}[when=changed]`)].map((element) => this.readProps(element));
  }

  /** Starts the page's islands, and each that is added later. */
  begin(): void {
    const { queued } = this.#options;
    const add = (element: Element): void => {
      if (!element.hasAttribute("props") && !element.hasAttribute(PROPS_INDEX)) return;
      this.#pending.add(element);
      if (this.#hasBegun) void this.#run();
    };
    customElements.define(
      ISLAND_TAG,
      class extends HTMLElement {
        connectedCallback(): void {
          if (!this.hasAttribute(LIVE)) add(this);
        }
      },
    );
    this.#hasBegun = true;
    const use = this.#followUse();
    const onQueued = (): void => {
      for (const element of queued?.answered?.splice(0) ?? []) use(element);
      void this.#run();
    };
    if (queued) queued.onQueued = onQueued;
    onQueued();
  }

  /**
   * Starts an island with `when="used"` once the visitor points at it, focuses it or follows a link into it.
   * @returns starts the island around an element
   */
  #followUse(): (element: unknown) => void {
    const use = (element: unknown): void => {
      const island = element instanceof Element ? waitingAround(element) : null;
      if (island?.getAttribute("when") !== "used" || this.#used.has(island)) return;
      this.#used.add(island);
      void this.#run();
    };
    const onUse = ({ target }: Event): void => use(target);
    // Not every click comes with a pointer or a focus: assistive technology clicks elements.
    for (const name of ["pointerover", "focusin", "click", ISLAND_START]) document.addEventListener(name, onUse);
    addEventListener("hashchange", () => use(findFragmentTarget()));
    use(findFragmentTarget());
    use(document.activeElement);
    return use;
  }

  /** The islands to start next: one, or all with `when="changed"` together, since their prices change together. */
  #next(): readonly Element[] {
    const isAllowed = (element: Element): boolean =>
      element.isConnected && (this.#used.has(element) || this.#allowed.has(element.getAttribute("when")));
    const allowed = [...this.#pending].filter(isAllowed);
    const changing = allowed.filter((element) => element.getAttribute("when") === "changed");
    return changing.length > 0 ? changing : allowed.slice(0, 1);
  }

  async #run(): Promise<void> {
    if (this.#isRunning || !this.#hasBegun) return;
    this.#isRunning = true;
    for (;;) {
      await this.#serveVisitor();
      await this.#options.addStyles();
      const next = this.#next();
      if (next.length === 0) break;
      await Promise.all(next.map((element) => this.#start(element)));
      await pause();
    }
    this.#isRunning = false;
  }

  /** Starts the islands of queued events and replays the events. */
  async #serveVisitor(): Promise<void> {
    const { queued, addStyles } = this.#options;
    if (queued === undefined) return;
    for (let [first] = queued; first; [first] = queued) {
      const waiting = first[0].isConnected ? waitingAround(first[0]) : null;
      if (waiting) {
        const timer = setTimeout(() => queued.back?.(), patienceFor(first[0]));
        await this.#start(waiting);
        clearTimeout(timer);
      } else {
        await addStyles();
        playFirst(queued);
        // An island draws one before the next comes.
        await Promise.resolve();
      }
    }
  }

  /**
   * Reports an island that did not start, if the visitor is still on the page some seconds later: Safari cancels the downloads of a
   * page that the visitor leaves. If the visitor comes back to such a page, it is loaded again, since the browser stored it without
   * that island.
   */
  #report(error: IslandError): void {
    setTimeout(() => reportError(error), LEAVING_MS);
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }

  async #start(element: Element): Promise<void> {
    this.#pending.delete(element);
    const name = element.getAttribute("name") ?? "";
    const source = this.#options.sources.get(name);
    try {
      if (source === undefined) throw new Error(UNKNOWN);
      const [code, react] = await Promise.all([source.load(), source.isPlain ? null : import("./hydrate.ts")]);
      const { props, later = {} } = this.#dataOf(element);
      if (element.isConnected && element.querySelector(":scope > [data-left-out]") === null) {
        if (react) await react.hydrate(element, code, takeSlots(element, props, later));
        else {
          element.append(...createTemplates(later));
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a plain island's source brings
          const stop = (code as PlainStart)(element, props);
          element.addEventListener(ISLAND_END, stop, { once: true });
        }
      }
    } catch (error) {
      // The server's HTML stays.
      this.#report(new IslandError(element, error));
    }
    element.setAttribute(LIVE, "");
  }
}

/** A page that the visitor leaves is gone by then. */
const LEAVING_MS = 3000;

const UNKNOWN =
  "The browser's bundle does not have it. Call lazyIsland in a file of the app whose name ends in .client.tsx, and export what it gives.";
