import type { DevTools } from "../local/devtools.ts";
import type { PageState } from "./spy.ts";
import { Tab } from "./tab.ts";

/** One click of a walk. */
export interface Click {
  readonly wasPrerendered: boolean;
  /** Ms until the largest part of the next page is painted: from its activation, and from the click. */
  readonly fromActivation: number;
  readonly fromClick: number;
}

/** A visit of two clicks. */
export interface Walk {
  readonly clicks: readonly Click[];
  /** What pages requested, wrote or counted before their visitor arrived. */
  readonly early: readonly string[];
  /** Page events of the pages that the visitor saw. */
  readonly views: number;
  /** Why the browser canceled prerendered pages. */
  readonly failures: readonly string[];
  /** Bytes of pages that were prerendered and not seen. */
  readonly forNothing: number;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A page that takes longer has failed, in ms. */
const LONGEST = 20_000;

async function until(tab: Tab, what: string, is: (state: PageState) => boolean): Promise<PageState> {
  const end = Date.now() + LONGEST;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const state = await tab.state();
    if (state && is(state)) return state;
    if (Date.now() > end) throw new Error(`${what} was not there in ${LONGEST / 1000} s: ${JSON.stringify(state)}.`);
    // oxlint-disable-next-line no-await-in-loop
    await sleep(50);
  }
}

/** The links to other pages of the site, in the places where visitors most likely follow one. */
const LINKS = `[...document.querySelectorAll(":is(.cw-site-header,.cw-hero,.cw-home-hero,.cw-product-card,.cw-tile) a[href]")].filter(a=>
a.origin==location.origin&&a.pathname!=location.pathname&&!a.hash&&a.target!="_blank"&&a.checkVisibility({visibilityProperty:true})&&a.getClientRects().length)`;

interface Point {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** Scrolls one of the links into view. @returns its place; null if the page has no link */
const pickPoint = (tab: Tab, share: number): Promise<Point | null> =>
  tab.ask(`(()=>{
const all=${LINKS},a=all[Math.floor(all.length*${share})];
if(!a)return null;
a.scrollIntoView({block:"center",behavior:"instant"});
const r=a.getClientRects()[0],x=r.x+r.width/2,y=r.y+r.height/2,top=document.elementFromPoint(x,y);
return a.contains(top)?{path:a.pathname,x,y}:null
})()`);

/** Finds a link that can be clicked; some are under a bar that covers part of the page. */
async function someLink(tab: Tab, random: () => number): Promise<Point> {
  for (let tries = 0; tries < 20; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const point = await pickPoint(tab, random());
    if (point) return point;
  }
  throw new Error("The page has no link that can be clicked.");
}

/**
 * Walks from a page with two clicks, like a visitor with a mouse: the pointer rests on a link for a moment, sometimes
 * on another one before it.
 */
export async function walk(tools: DevTools, url: string, random: () => number): Promise<Walk> {
  const tab = await Tab.open(tools);
  const clicks: Click[] = [];
  const early: string[] = [];
  const seen = new Set([new URL(url).pathname]);
  let views = 0;
  try {
    await tab.go(url);
    await until(tab, url, (state) => state.isLoaded && state.path === new URL(url).pathname);
    tab.note();
    for (let count = 0; count < 2; count += 1) {
      // The visitor looks at the page.
      await sleep(1500);
      views += (await tab.state())?.views ?? 0;
      if (random() < 0.5) {
        const other = await someLink(tab, random);
        await tab.mouse("mouseMoved", other.x, other.y);
        await sleep(400);
      }
      const link = await someLink(tab, random);
      await tab.mouse("mouseMoved", link.x, link.y);
      await sleep(300 + 600 * random());
      early.push(...tab.askedEarly());
      const clicksBefore = tab.clicks.length;
      await tab.mouse("mousePressed", link.x, link.y);
      await sleep(80);
      await tab.mouse("mouseReleased", link.x, link.y);
      await until(tab, link.path, (state) => state.isLoaded && state.path === link.path && state.paintedAt !== null);
      // A larger part may be painted a little later.
      await sleep(300);
      const state = await until(tab, link.path, ({ paintedAt }) => paintedAt !== null);
      tab.note();
      seen.add(state.path);
      early.push(...state.early);
      const painted = state.paintedAt ?? Number.NaN;
      clicks.push({
        wasPrerendered: state.wasPrerendered,
        fromActivation: Math.max(0, painted - state.activatedAt),
        fromClick: painted - (tab.clicks[clicksBefore] ?? Number.NaN),
      });
    }
    await sleep(1500);
    views += (await tab.state())?.views ?? 0;
    return { clicks, early, views, failures: tab.failures, forNothing: tab.bytesForNothing(seen) };
  } finally {
    await tab.close();
  }
}
