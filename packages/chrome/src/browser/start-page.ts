import { askTogether, type Offer, onPageOffers, pageOffers, startPageOffers } from "@courseway/blocks/offer";
import { createVisitorStore, type VisitorBrowser, type VisitorStore, type LoadDetails } from "@courseway/visitor";
import { setPageVisitor } from "@courseway/visitor/react";
import { followMenus } from "../parts/follow-menus.ts";
import { followLinks } from "../links/follow-links.ts";
import {
  QUEUED,
  requestWholeSheet,
  createIslandSources,
  type IslandList,
  ofDocument,
  prepareIslands,
  Islands,
  readPageFile,
} from "@courseway/next-finish/browser";
import type { PageSettings } from "../start/PageSettings.tsx";
import { type ErrorBuffer, bufferErrors } from "../vitals/error-buffer.ts";
import * as chromeIslands from "./chrome-islands.ts";

/** Runs something when the browser is idle, or after a pause in browsers without `requestIdleCallback`. */
const whenIdle = (run: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));

const whenLoaded = (run: () => void): void => {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
};

/** Writes a coupon's result into the page's polite live region. [CP-024] */
function announce(text: string): void {
  const offerNews = document.querySelector("[data-offer-news]");
  if (offerNews) offerNews.textContent = text;
}

type PageBrowser = VisitorBrowser & { readonly loadDetails?: LoadDetails };

/** Creates the page's visitor store with its clock, and starts the links and prices that follow it. */
function meetVisitor({ visitor, pricing, links }: PageSettings, browser: PageBrowser | undefined): VisitorStore {
  const store = createVisitorStore(visitor, browser, browser?.loadDetails);
  setPageVisitor(store);
  store.start();
  followLinks(links, store);
  startPageOffers({ context: pricing, store, announce });
  return store;
}

/** Starts islands with prices once something on the page differs from the server's HTML. */
function followChanges(islands: Islands, store: VisitorStore): void {
  const listOffers = (props: unknown): readonly Offer[] =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the blocks' own island, as JSON
    typeof props === "object" && props !== null && "offer" in props ? [props.offer as Offer] : [];
  const look = async (): Promise<void> => {
    const current = pageOffers();
    if (current === null) return;
    await askTogether(current, store, islands.propsThatChange().flatMap(listOffers));
    islands.allow("changed");
  };
  onPageOffers(() => void look());
  void look();
}

/** Low-priority work: analytics, and the layout of far sections. [AN-001, PB-022, RT-039] */
async function beUsable({ analytics }: PageSettings, store: VisitorStore, errors: ErrorBuffer): Promise<void> {
  const { layOutSections, startAnalytics, startVitals } = await import("../overlays/usable.ts");
  layOutSections(whenIdle);
  // If its code does not load, nothing else is affected.
  startVitals(analytics.vitals, store, errors).catch(() => {});
  await startAnalytics(analytics, store);
}

/** Dispatches an event at the element under the pointer, so that its menu opens. */
function openMenuUnderPointer(): void {
  if (!matchMedia("(hover:hover)").matches) return;
  const [under] = [...document.querySelectorAll(":hover")].slice(-1);
  under?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}

/**
 * Starts the page: visitor, links and prices, then islands (the one that was used first), then everything that can wait.
 *
 * @param lists the exports of modules; islands among them can be started
 */
export async function startPage(lists: readonly IslandList[]): Promise<void> {
  const queued = window[QUEUED];
  const addStyles = requestWholeSheet(queued?.sheet);
  // They style the whole page again. If the visitor waits for an island, one frame shows both.
  if (!queued?.length) void addStyles();
  const file = await readPageFile<PageSettings>(queued?.page);
  if (queued) queued.isStarted = true;
  const sources = createIslandSources([...lists, chromeIslands]);
  const { page } = file;
  const errors = bufferErrors();
  const islands = new Islands({ sources, data: file.islands, queued, addStyles });
  if (page !== null) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the preview's panel gives one
    const browser = (await prepareIslands(ofDocument(sources), islands.readProps)) as PageBrowser | undefined;
    const store = meetVisitor(page, browser);
    followChanges(islands, store);
    whenLoaded(() =>
      whenIdle(() => {
        islands.allow("usable");
        // Without its code the page works, and nothing is measured.
        beUsable(page, store, errors).catch((error: unknown) => console.error("The page lacks its analytics.", error));
      }),
    );
  }
  followMenus();
  islands.begin();
  openMenuUnderPointer();
}
