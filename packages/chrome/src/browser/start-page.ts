import { askTogether, type Offer, onPageOffers, pageOffers, startPageOffers } from "@courseway/blocks/offer";
import { createVisitorStore, type VisitorBrowser, type VisitorStore, type LoadDetails } from "@courseway/visitor";
import { setPageVisitor } from "@courseway/visitor/react";
import { followMenus } from "../parts/follow-menus.ts";
import { followLinks } from "../links/follow-links.ts";
import {
  HELD,
  adoptWholeSheet,
  knownIslands,
  type IslandList,
  ofDocument,
  prepareIslands,
  Islands,
  readPageFile,
} from "@courseway/next-finish/browser";
import type { PageSettings } from "../start/page-settings.ts";
import { type ErrorBuffer, bufferErrors } from "../vitals/error-buffer.ts";
import * as ownIslands from "./own-islands.ts";

/** Not in every browser; there a moment's pause does. */
const whenIdle = (run: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));

const whenLoaded = (run: () => void): void => {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
};

/** Where the page says politely what became of a coupon. [CP-024] */
function announce(text: string): void {
  const place = document.querySelector("[data-offer-news]");
  if (place) place.textContent = text;
}

type PageBrowser = VisitorBrowser & { readonly loadDetails?: LoadDetails };

/** Gives the page its one visitor and one clock, and what follows them. */
function meetVisitor({ visitor, pricing, links }: PageSettings, browser: PageBrowser | undefined): VisitorStore {
  const store = createVisitorStore(visitor, browser, browser?.loadDetails);
  setPageVisitor(store);
  store.start();
  followLinks(links, store);
  startPageOffers({ context: pricing, store, announce });
  return store;
}

/** Starts islands that show prices once something of the page is not as the server wrote it. */
function followChanges(islands: Islands, store: VisitorStore): void {
  const listOffers = (props: unknown): readonly Offer[] =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the blocks' own island, as JSON
    typeof props === "object" && props !== null && "offer" in props ? [props.offer as Offer] : [];
  const look = async (): Promise<void> => {
    const live = pageOffers();
    if (live === null) return;
    await askTogether(live, store, islands.propsThatChange().flatMap(listOffers));
    islands.allow("changed");
  };
  onPageOffers(() => void look());
  void look();
}

/** What no visitor waits for: analytics, and the layout of what is far below. [AN-001, PB-022, RT-039] */
async function beUsable({ analytics }: PageSettings, store: VisitorStore, errors: ErrorBuffer): Promise<void> {
  const { layOutSections, startAnalytics, startVitals } = await import("../overlays/usable.ts");
  layOutSections(whenIdle);
  // Nobody misses it where its code does not come.
  startVitals(analytics.vitals, store, errors).catch(() => {});
  await startAnalytics(analytics, store);
}

/** What rests below the pointer hears of it: a menu opens. */
function tellPointer(): void {
  if (!matchMedia("(hover:hover)").matches) return;
  const [under] = [...document.querySelectorAll(":hover")].slice(-1);
  under?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}

/**
 * Starts the page: its visitor, its links and prices, then its islands, the one that was used first, and what nobody waits for.
 *
 * @param lists whatever modules export; what is an island among it can be started
 */
export async function startPage(lists: readonly IslandList[]): Promise<void> {
  const queued = window[HELD];
  const sheet = adoptWholeSheet(queued?.sheet);
  const file = await readPageFile<PageSettings>(queued?.page);
  if (queued) queued.isStarted = true;
  const sources = knownIslands([...lists, ownIslands]);
  const { page } = file;
  const errors = bufferErrors();
  const islands = new Islands({ sources, data: file.islands, queued, sheet });
  if (page !== null) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the preview's panel gives one
    const browser = (await prepareIslands(ofDocument(sources), islands.readProps)) as PageBrowser | undefined;
    const store = meetVisitor(page, browser);
    followChanges(islands, store);
    whenLoaded(() =>
      whenIdle(() => {
        islands.allow("usable");
        // Without its code the page stands, and nothing is measured.
        beUsable(page, store, errors).catch((error: unknown) => console.error("The page lacks its analytics.", error));
      }),
    );
  }
  followMenus();
  islands.begin();
  tellPointer();
}
