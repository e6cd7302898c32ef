import { nextTimerDelay } from "@courseway/coupons";
import { pageBrowser, type VisitorBrowser } from "./browser.ts";
import type { VisitorDetails } from "./details/index.ts";
import type { Preparation } from "./offers/turns.ts";
import { LEAD_MS } from "./lead.ts";
import type { VisitorSettings } from "./settings.ts";
import { type Learned, createAnonymousVisitor, type VisitorSnapshot } from "./snapshot.ts";

/** Says when it wants to be woken next, in epoch ms; null for never. */
export type Alarm = (now: number) => number | null;

/** The visitor of one page, for `useSyncExternalStore`. */
export interface VisitorStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => VisitorSnapshot;
  /** Nobody, at the time of the render. */
  readonly getServerSnapshot: () => VisitorSnapshot;
  /** Reads the visitor and follows the browser. @returns stops it */
  readonly start: () => () => void;
  /** Reads everything again; the store does so by itself where the browser tells of a change. */
  readonly refresh: () => void;
  /** Has the clock wake at a moment of somebody's own; all share one timer. @returns calls it off */
  readonly addAlarm: (alarm: Alarm) => () => void;
  /** Is told of what a moment is about to change; the change waits a little until all are ready for it. @returns calls it off */
  readonly prepare: (preparation: Preparation) => () => void;
  /** Has everything read that is stored of the visitor, for who reads more of the snapshot than offers. @returns null where it could not be loaded */
  readonly readDetails: () => Promise<VisitorDetails | null>;
  /** Asks for the visitor's state where no cookie says it: one call a page for all callers. @returns when it is known or cannot be [LOC-001] */
  readonly locate: () => Promise<void>;
}

/** Loads what most visitors do without, and at once the rules of offers where the page is not as served. */
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

/** The new value, or the old one where it says the same, so that readers see no change. */
const keepIfEqual = <T>(old: T, next: T): T => (JSON.stringify(old) === JSON.stringify(next) ? old : next);

/** The store of a page's visitor. It reads nothing before `start`, and little for a visitor who brings nothing. */
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
        // The next change or look at the page tries again.
        loading = null;
        return warn(error);
      },
    ));

  /** Works out what holds where the page is not as served. */
  const learnOffers = async (): Promise<void> => {
    const known = await readDetails();
    if (await known?.learnOffers().catch(warn)) look();
  };

  /** Reads, works out what follows, tells everybody, and sets the timer for the next change. */
  function look(): void {
    const read = details?.read(learned) ?? { ...server, now: browser.now(), url: browser.url() };
    // Once anything is another than the server wrote, going back to it is a change too.
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
    const known = await readDetails();
    if (known === null || snapshot.state !== null) return;
    learned = { ...learned, located: await known.askState() };
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
