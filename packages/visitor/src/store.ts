import { nextTimerDelay } from "@courseway/coupons";
import { pageBrowser, type VisitorBrowser } from "./browser.ts";
import type { VisitorDetails } from "./details/index.ts";
import type { Preparation } from "./offers/turns.ts";
import { LEAD_MS } from "./lead.ts";
import type { VisitorSettings } from "./settings.ts";
import { type Learned, createAnonymousVisitor, type VisitorSnapshot } from "./snapshot.ts";

/** Returns when to wake next, in epoch ms; null for never. */
export type Alarm = (now: number) => number | null;

/** The visitor of one page, for `useSyncExternalStore`. */
export interface VisitorStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => VisitorSnapshot;
  /** The anonymous visitor at the time of the render. */
  readonly getServerSnapshot: () => VisitorSnapshot;
  /** Reads the visitor and follows the browser. @returns stops it */
  readonly start: () => () => void;
  /** Reads everything again. The store does so itself when the browser reports a change. */
  readonly refresh: () => void;
  /** Adds a moment at which the clock wakes. All share one timer. @returns cancels it */
  readonly addAlarm: (alarm: Alarm) => () => void;
  /** Adds a preparation for the next change of offers, which waits shortly until all are ready. @returns cancels it */
  readonly prepare: (preparation: Preparation) => () => void;
  /** Reads all stored data of the visitor, for readers of more than offers. @returns null if its code could not be loaded */
  readonly readDetails: () => Promise<VisitorDetails | null>;
  /** Requests the visitor's state if no cookie has it, in one call per page. Resolves also after a failure. [LOC-001] */
  readonly locate: () => Promise<void>;
}

/** Loads the details, which most visitors do not need, and with them the rules of offers if the page differs from the server's HTML. */
export type LoadDetails = (
  settings: VisitorSettings,
  browser: VisitorBrowser,
  isAsServed: boolean,
) => Promise<VisitorDetails>;

const loadDetails: LoadDetails = async (settings, browser, isAsServed) => {
  const [{ visitorDetails }, rules] = await Promise.all([
    import("./details/index.ts"),
    isAsServed ? null : import("./offers/rules.ts"),
  ]);
  return visitorDetails(settings, browser, undefined, rules?.offerRules);
};

/** The new value, or the old one if they are equal, so that readers see no change. */
const keepIfEqual = <T>(old: T, next: T): T => (JSON.stringify(old) === JSON.stringify(next) ? old : next);

/** Creates the store of a page's visitor. It reads nothing before `start`, and little for a visitor without coupons or a query. */
export function createVisitorStore(
  settings: VisitorSettings,
  browser: VisitorBrowser = pageBrowser,
  load: LoadDetails = loadDetails,
): VisitorStore {
  const server = createAnonymousVisitor(settings.renderedAt);
  const listeners = new Set<() => void>();
  const alarms = new Set<Alarm>([
    (now) => settings.boundaries.flatMap((moment) => [moment - LEAD_MS, moment]).find((moment) => moment > now) ?? null,
    () => snapshot.emailed.ends,
  ]);
  let snapshot = server;
  let learned: Learned = { earned: [], located: null };
  let details: VisitorDetails | null = null;
  let loading: Promise<VisitorDetails | null> | null = null;
  let located: Promise<void> | null = null;
  let isChanged = false;
  let isStarted = false;
  const first = settings.boundaries[0] ?? Infinity;
  let stopTimer = (): void => {};
  const preparations = new Set<Preparation>();

  const schedule = (): void => {
    stopTimer();
    if (!isStarted) return;
    const now = browser.now();
    const moments = [...alarms].map((alarm) => alarm(now)).filter((moment) => moment !== null);
    const delay = moments.length > 0 ? nextTimerDelay(Math.min(...moments), now) : null;
    if (delay !== null) stopTimer = browser.timer(look, delay);
  };

  const warn = (error: unknown): null => {
    console.warn("The page lacks its visitor's data.", error);
    return null;
  };

  const readDetails: VisitorStore["readDetails"] = () =>
    (loading ??= load(settings, browser, snapshot.isAsServed).then(
      (loaded) => {
        details = loaded;
        refresh();
        return loaded;
      },
      (error: unknown) => {
        // The next change or return to the page retries.
        loading = null;
        return warn(error);
      },
    ));

  /** Computes the offers if the page differs from the server's HTML. */
  const learnOffers = async (): Promise<void> => {
    const loaded = await readDetails();
    if (await loaded?.learnOffers().catch(warn)) look();
  };

  /** Reads, computes, notifies all readers, and sets the timer for the next change. */
  function look(): void {
    const read = details?.read(learned) ?? { ...server, now: browser.now(), url: browser.url() };
    // Once anything differs from the server's HTML, a return to it is a change too.
    isChanged ||= read.url.includes("?") || read.now >= first || read.emailed.codes.length + learned.earned.length > 0;
    const maySoon = read.now >= first - LEAD_MS || (!details && browser.mayHaveCookie("emailCoupon="));
    const shown = snapshot.offers;
    snapshot = {
      ...read,
      emailed: keepIfEqual(snapshot.emailed, read.emailed),
      dismissed: keepIfEqual(snapshot.dismissed, read.dismissed),
      isAsServed: !isChanged && !maySoon,
      offers: keepIfEqual(shown, details?.offers(read, { shown, isChanged, preparations, look }) ?? null),
    };
    if (!snapshot.isAsServed) void learnOffers();
    schedule();
    for (const listener of listeners) listener();
  }

  function refresh(): void {
    details?.tidy();
    look();
  }

  const askState = async (): Promise<void> => {
    const loaded = await readDetails();
    if (loaded === null || snapshot.state !== null) return;
    learned = { ...learned, located: await loaded.askState() };
    look();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => server,
    start: () => {
      isStarted = true;
      refresh();
      const stops = [
        browser.onChange(refresh),
        browser.onCoupon((code) => {
          const earned = learned.earned.filter((one) => one.code.toLowerCase() !== code.toLowerCase());
          learned = { ...learned, earned: [...earned, { code, at: browser.now() }] };
          look();
        }),
      ];
      return () => {
        isStarted = false;
        for (const stop of [...stops, stopTimer]) stop();
      };
    },
    refresh,
    addAlarm: (alarm) => {
      alarms.add(alarm);
      schedule();
      return () => {
        alarms.delete(alarm);
        schedule();
      };
    },
    prepare: (preparation) => {
      preparations.add(preparation);
      if (isStarted) look();
      return () => void preparations.delete(preparation);
    },
    readDetails,
    locate: () => (located ??= askState()),
  };
}
