import { anonymousId, type VisitorStore } from "@courseway/visitor";
import { receiveEvents, type VisitorEvent } from "@courseway/visitor/events";
import { loadScript } from "@courseway/visitor/scripts";
import { managePrivacy } from "../privacy/privacy-form.ts";
import { observeClicks, observeCoupons, observeExperiments, observeForms } from "./observe.ts";
import type { PageAnalytics } from "./page-analytics.ts";
import { handAnonymousId } from "./sign-in-links.ts";
import { type CustomerData, customerDataQueue, namedEvent, pushToDataLayer, updateGoogle } from "./sinks.ts";

/** How long the last event after an opt-out may take, in ms, before the page is reloaded without third parties. */
const LAST_EVENTS_MS = 300;

/** The browser functions that tests replace. */
export interface AnalyticsTools {
  readonly load: typeof loadScript;
  readonly reload: () => void;
}

const pageTools: AnalyticsTools = { load: loadScript, reload: () => location.reload() };

/**
 * Starts a page's analytics: waits for the visitor's choice and, if it allows sharing, loads the third-party scripts and sends the page
 * event and all later events. Otherwise nothing is loaded or sent, except the choice itself to the page's own data layer.
 * [AN-001, AN-005, AN-009, PV-008, PV-010, PV-012, PV-013, PV-014, RT-039]
 *
 * @returns stops it
 */
export async function startAnalytics(
  settings: PageAnalytics,
  store: VisitorStore,
  { load, reload }: AnalyticsTools = pageTools,
): Promise<() => void> {
  if ((await store.readDetails()) === null) return () => {};
  let started: Promise<CustomerData | null> | null = null;
  const maySend = (): boolean => store.getSnapshot().consent === 0;

  const begin = async (): Promise<CustomerData | null> => {
    const { customerData, scripts, page } = settings;
    const { now } = store.getSnapshot();
    const running = scripts.filter(({ ends }) => ends === null || now < ends);
    const queue = customerData && customerDataQueue(customerData, await anonymousId(store));
    if (running.some(({ type }) => type === "optimizely")) observeExperiments();
    if (running.some(({ type }) => type === "tagManager")) pushToDataLayer("gtm.js", { "gtm.start": now });
    sendPage(queue, page);
    for (const { src, attributes } of running) {
      // A third party's outage is not an error of the page.
      load(src, attributes).catch(() => {});
    }
    return queue;
  };

  const send = async (event: VisitorEvent): Promise<void> => {
    // The last event goes to the services that knew of the visit. Nothing else is sent without consent.
    const isShared = maySend();
    if (!isShared && event.name !== "consent") return;
    // The page event is the first.
    const queue = await started;
    const { key, title, fields } = namedEvent(event);
    pushToDataLayer(key, fields);
    if (isShared) queue?.track(title, fields, event.name !== "consent" || event.dataSharing);
  };

  let hasUpdatedGoogle = false;
  const follow = (): void => {
    if (settings.googleConsentMode && maySend() !== hasUpdatedGoogle) {
      hasUpdatedGoogle = maySend();
      updateGoogle("update", hasUpdatedGoogle);
    }
    if (maySend()) started ??= begin();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    // A page from the back/forward cache counts as a new view.
    if (persisted && maySend()) void started?.then((queue) => sendPage(queue, settings.page));
  };

  if (settings.googleConsentMode) updateGoogle("default", false);
  follow();
  addEventListener("pageshow", onShow);
  const stops = [
    store.subscribe(follow),
    receiveEvents((event) => void send(event)),
    managePrivacy(store, () => {
      if (!maySend() && started && settings.scripts.length > 0) setTimeout(reload, LAST_EVENTS_MS);
    }),
    handAnonymousId(settings.signInUrl, store.getSnapshot),
    observeClicks(),
    observeForms(),
    observeCoupons(store),
    () => removeEventListener("pageshow", onShow),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The page event: the editors' fields, the address, and that data may be shared. [AN-005, AN-008, PV-014] */
function sendPage(queue: CustomerData | null, page: PageAnalytics["page"]): void {
  const { pageName = document.title, ...fields } = page;
  const sent = { ...fields, pageName, title: document.title, path: location.pathname, DataSharing: true };
  pushToDataLayer("page_view", sent);
  queue?.page(pageName, sent);
}
