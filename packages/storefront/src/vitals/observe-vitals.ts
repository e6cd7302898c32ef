import { parseUrl } from "@courseway/brand/rules";
import { type MetricType as Measured, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import {
  type Beacon,
  type BrowserError,
  ERROR_NAMES,
  type Figure,
  METRICS,
  NAVIGATIONS,
  oneOf,
  PARTS,
  SCRIPT_PLACE,
} from "./beacon.ts";
import { ROW_MARK, type VitalsSettings } from "./vitals-settings.ts";

/** Where a view's figures go. */
const VITALS_PATH = "/api/vitals/";

/** More errors of one page say nothing new. */
const MOST_ERRORS = 5;

/** What of the browser a test gives in its place. */
export interface VitalsTools {
  /** Calls back with each figure, the last time when the page is hidden. */
  readonly follow: (report: (measured: Measured) => void) => void;
  readonly send: (beacon: Beacon) => void;
}

const pageTools: VitalsTools = {
  follow: (report) => {
    for (const on of [onLCP, onINP, onCLS, onTTFB]) on(report);
  },
  send: (beacon) => {
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(beacon)], { type: "application/json" }));
  },
};

/** What was painted, what was used, or what moved furthest in the worst second; a first byte has no cause on the page. */
function causeOf(measured: Measured): Node | null {
  switch (measured.name) {
    case "LCP":
      return measured.entries.at(-1)?.element ?? null;
    case "INP":
      return measured.entries.find(({ target }) => target)?.target ?? null;
    case "CLS": {
      const [worst] = measured.entries.toSorted((one, other) => other.value - one.value);
      return worst?.sources.find(({ node }) => node)?.node ?? null;
    }
    default:
      return null;
  }
}

function figureOf(measured: Measured, blocks: VitalsSettings["blocks"]): Figure | null {
  const metric = METRICS.find((name) => name === measured.name);
  if (metric === undefined) return null;
  const cause = causeOf(measured);
  const element = cause instanceof Element ? cause : (cause?.parentElement ?? null);
  const row = element?.closest(`[${ROW_MARK}]`)?.getAttribute(ROW_MARK) ?? null;
  const value = metric === "CLS" ? Math.round(measured.value * 10_000) / 10_000 : Math.round(measured.value);
  return {
    metric,
    value,
    row: row === null ? null : Number(row),
    block: row === null ? null : (blocks[Number(row)] ?? null),
    part: oneOf(PARTS, element?.localName ?? ""),
  };
}

/** A script of ours by its path, without its query; empty for any other. */
function placeOf(address: string, line: number, column: number): string {
  const url = parseUrl(address, location.href);
  if (url === null || url.origin !== location.origin) return "";
  const at = `${url.pathname}${line > 0 ? `:${line}:${column}` : ""}`;
  return SCRIPT_PLACE.test(at) ? at : "";
}

const nameOf = (error: unknown): string => oneOf(ERROR_NAMES, error instanceof Error ? error.name : "");

function errorOf(event: Event): BrowserError | null {
  if (event instanceof ErrorEvent)
    return { kind: "uncaught", name: nameOf(event.error), at: placeOf(event.filename, event.lineno, event.colno) };
  if ("reason" in event) return { kind: "promise", name: nameOf(event.reason), at: "" };
  if (!(event.target instanceof HTMLScriptElement)) return null;
  const at = placeOf(event.target.src, 0, 0);
  return at === "" ? null : { kind: "file", name: "other", at };
}

/**
 * Measures a view from now on, its paints from the beginning, and sends what it found once, when the page is hidden for the
 * first time. Nothing of it says who the visitor is: no id, no address, no text of the page or of an error.
 *
 * @returns stops it
 */
export function observeVitals(
  { blocks, pageType }: VitalsSettings,
  { follow, send }: VitalsTools = pageTools,
): () => void {
  const figures = new Map<string, Figure>();
  const errors = new Map<string, BrowserError>();
  let navigation = "other";
  let isSent = false;
  follow((measured) => {
    navigation = oneOf(NAVIGATIONS, measured.navigationType);
    const figure = figureOf(measured, blocks);
    if (figure !== null) figures.set(figure.metric, figure);
  });
  const onError = (event: Event): void => {
    const error = errorOf(event);
    if (error !== null && errors.size < MOST_ERRORS) errors.set(JSON.stringify(error), error);
  };
  const onHidden = (): void => {
    if (isSent || document.visibilityState !== "hidden" || figures.size + errors.size === 0) return;
    isSent = true;
    send({ pageType, navigation, figures: [...figures.values()], errors: [...errors.values()] });
  };
  // An element's error does not bubble.
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", onError);
  // At the window, so that the library has said its last figures by then.
  addEventListener("visibilitychange", onHidden);
  return () => {
    removeEventListener("error", onError, true);
    removeEventListener("unhandledrejection", onError);
    removeEventListener("visibilitychange", onHidden);
  };
}
