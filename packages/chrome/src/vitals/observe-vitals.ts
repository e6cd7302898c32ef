import { type MetricType as Measured, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { type Beacon, type Figure, chooseWord, PARTS } from "./beacon.ts";
import type { ErrorBuffer } from "./error-buffer.ts";
import { ROW_MARK, type VitalsSettings } from "./vitals-settings.ts";

/** The URL for a view's figures. */
const VITALS_PATH = "/api/vitals/";

/** The browser functions that tests replace. */
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

/** The element that was painted, used, or moved furthest in the worst second. A first byte has no element. */
function findCause(measured: Measured): Node | null | undefined {
  switch (measured.name) {
    case "LCP":
      return measured.entries.at(-1)?.element;
    case "INP":
      return measured.entries.find(({ target }) => target)?.target;
    case "CLS": {
      const [worst] = measured.entries.toSorted((one, other) => other.value - one.value);
      return worst?.sources.find(({ node }) => node)?.node;
    }
    default:
      return null;
  }
}

/** The row that an element is in, and its block. */
export function describeLocation(
  element: Element | null | undefined,
  blocks: VitalsSettings["blocks"],
): Pick<Figure, "row" | "block"> {
  const mark = element?.closest(`[${ROW_MARK}]`)?.getAttribute(ROW_MARK);
  return mark ? { row: Number(mark), block: blocks[Number(mark)] ?? null } : { row: null, block: null };
}

function toFigure(measured: Exclude<Measured, { name: "FCP" }>, blocks: VitalsSettings["blocks"]): Figure {
  const cause = findCause(measured);
  const element = cause instanceof Element ? cause : cause?.parentElement;
  const unit = measured.name === "CLS" ? 10_000 : 1;
  return {
    metric: measured.name,
    value: Math.round(measured.value * unit) / unit,
    ...describeLocation(element, blocks),
    part: chooseWord(PARTS, element?.localName ?? ""),
  };
}

/**
 * Measures a view from now on (its paints from the beginning), and sends the report once, when the page is hidden for the first time. The
 * report does not identify the visitor: no id, no address, no text of the page or of an error.
 *
 * @returns stops it
 */
export function observeVitals(
  { blocks, pageType }: VitalsSettings,
  stored: ErrorBuffer,
  { follow, send }: VitalsTools = pageTools,
): () => void {
  const figures = new Map<string, Figure>();
  let navigation = "other";
  let isSent = false;
  let errors = (): Beacon["errors"] => [];
  follow((measured) => {
    navigation = measured.navigationType;
    if (measured.name !== "FCP") figures.set(measured.name, toFigure(measured, blocks));
  });
  // Few views need it.
  stored.onFirst(() => {
    import("./errors-of.ts").then(
      ({ countErrors }) =>
        (errors = () => countErrors(stored.events, (element) => describeLocation(element, blocks).block)),
      () => {},
    );
  });
  const onHidden = (): void => {
    if (isSent || document.visibilityState !== "hidden") return;
    const beacon = { pageType, navigation, figures: [...figures.values()], errors: errors() };
    if (beacon.figures.length + beacon.errors.length === 0) return;
    isSent = true;
    send(beacon);
  };
  // On the window, so that the library has reported its last figures before.
  addEventListener("visibilitychange", onHidden);
  return () => removeEventListener("visibilitychange", onHidden);
}
