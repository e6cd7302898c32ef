import { ISLAND_END, ISLAND_START, ISLAND_TAG, type PlainStart } from "@courseway/ui/islands";
import { HOLD_LIMIT_MS, type QueuedEvents, LINK_HOLD_LIMIT_MS, LIVE, WAITING } from "../start/queued.ts";
import { type IslandData, PLACE } from "../start/page-file.ts";
import { IslandError } from "./island-error.ts";
import type { IslandSources } from "./island-sources.ts";
import { playFirst } from "./replay.ts";
import { hiddenParts, takeSlots } from "./slots.ts";

interface IslandsOptions {
  readonly sources: IslandSources;
  /** Of a finished page; empty where the HTML has it. */
  readonly data: readonly IslandData[];
  readonly queued: QueuedEvents | undefined;
  /** Until then nothing new is drawn. */
  readonly sheet: Promise<void>;
}

/** Lets the browser answer the visitor first. */
const pause = (): Promise<void> =>
  "scheduler" in window && "yield" in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resume) => void setTimeout(resume));

/** The outermost island around an element that has not started, since what is within it is its own to show. */
function waitingAround(element: Element): Element | null {
  let found: Element | null = null;
  for (let at = element.closest(WAITING); at; at = at.parentElement?.closest(WAITING) ?? null) found = at;
  return found;
}

/** After how long without its island's code a held event goes back to the browser, in ms. */
const patienceFor = (target: Element): number =>
  target instanceof HTMLAnchorElement ? LINK_HOLD_LIMIT_MS : HOLD_LIMIT_MS;

/** What the address's fragment leads to. */
function fragmentTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not every fragment is an escaped text.
    return null;
  }
}

/** The page's islands: each is started once, one after the other, those that the visitor uses first. */
export class Islands {
  readonly #options: IslandsOptions;
  /** A visitor with a query may have brought what an island shows: no island waits to be used. */
  readonly #allowed = new Set<string | null>(location.search === "" ? [null] : [null, "used"]);
  readonly #pending = new Set<Element>();
  /** Those that waited to be used, and are. */
  readonly #used = new Set<Element>();
  #isRunning = false;
  #hasBegun = false;

  constructor(options: IslandsOptions) {
    this.#options = options;
  }

  /** The page's data of an island, else what its HTML says. */
  readonly #dataOf = (element: Element): IslandData => {
    const place = element.getAttribute(PLACE);
    const known = place === null ? undefined : this.#options.data[Number(place)];
    return known ?? { props: JSON.parse(element.getAttribute("props") ?? "{}") as unknown };
  };

  /** An island's props as JSON. */
  readonly readProps = (element: Element): unknown => this.#dataOf(element).props;

  /** Starts islands that wait for something of that name. */
  allow(moment: string): void {
    this.#allowed.add(moment);
    void this.#run();
  }

  /** The props of the islands that start once something of the page has changed. */
  propsThatChange(): readonly unknown[] {
    return [...document.querySelectorAll(`${ISLAND_TAG}[when=changed]`)].map((element) => this.readProps(element));
  }

  /** Starts all islands of the page, and each that comes into it later. */
  begin(): void {
    const { queued } = this.#options;
    const add = (element: Element): void => {
      if (!element.hasAttribute("props") && !element.hasAttribute(PLACE)) return;
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

  /** Starts an island that waits to be used once the visitor points at it, focuses it or follows a link into it. @returns has an element's island start */
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
    addEventListener("hashchange", () => use(fragmentTarget()));
    use(fragmentTarget());
    use(document.activeElement);
    return use;
  }

  /** What is started next: one island, but all that wait for a change at once, since they change together. */
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.#serveVisitor();
      const next = this.#next();
      if (next.length === 0) break;
      // oxlint-disable-next-line no-await-in-loop -- a task each, so that the visitor comes between
      await this.#options.sheet;
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(next.map((element) => this.#start(element)));
      // oxlint-disable-next-line no-await-in-loop
      await pause();
    }
    this.#isRunning = false;
  }

  /** Starts what the visitor has used, and plays it again. */
  async #serveVisitor(): Promise<void> {
    const { queued, sheet } = this.#options;
    if (queued === undefined) return;
    for (let [first] = queued; first; [first] = queued) {
      const waiting = first[0].isConnected ? waitingAround(first[0]) : null;
      if (waiting) {
        const timer = setTimeout(() => queued.back?.(), patienceFor(first[0]));
        // oxlint-disable-next-line no-await-in-loop -- in the order of what was done
        await this.#start(waiting);
        clearTimeout(timer);
      } else {
        // oxlint-disable-next-line no-await-in-loop
        await sheet;
        playFirst(queued);
        // oxlint-disable-next-line no-await-in-loop -- an island draws one before the next comes
        await Promise.resolve();
      }
    }
  }

  /**
   * Reports an island that did not start, if the visitor is still there some seconds later: Safari stops the downloads of
   * a page that is being left. Back to such a page gets it from the server, since the browser kept it without that island.
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
          element.append(...hiddenParts(later));
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a plain island's source brings
          const stop = (code as PlainStart)(element, props);
          element.addEventListener(ISLAND_END, stop, { once: true });
        }
      }
    } catch (error) {
      // Its HTML stays as the server wrote it.
      this.#report(new IslandError(element, error));
    }
    element.setAttribute(LIVE, "");
  }
}

/** A page that is being left is gone by then. */
const LEAVING_MS = 3000;

const UNKNOWN =
  "The browser's bundle does not have it. Call lazyIsland in a file of the app whose name ends in .client.tsx, and export what it gives.";
