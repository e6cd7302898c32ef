import { useVisitorStore } from "@courseway/visitor/react";
import { loadScript, mayShare } from "@courseway/visitor/scripts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { whenNear } from "./when-near.ts";

/**
 * `refused`: the visitor does not share data. `failed`: it did not load, or did not report in time that it is ready.
 */
export type VendorState = "waiting" | "loading" | "ready" | "refused" | "failed";

/** Puts a widget into its element. Pass the same function each time. @returns removes it */
export type MountVendor = (slot: HTMLElement, ready: () => void) => void | (() => void);

/** A widget of a third party. */
export interface Vendor {
  /** Its script's address from the brand's settings; null for a frame, which needs no script. */
  readonly script: string | null;
  /** Called when the script has loaded. */
  readonly mount: MountVendor;
}

export interface VendorView {
  /** The widget loads when this element is near the screen. */
  readonly around: RefObject<HTMLDivElement | null>;
  /** The widget's own element: React renders nothing into it. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly state: VendorState;
  readonly retry: () => void;
}

/**
 * How long to wait for the script and for the widget's report before the visitor sees a failure, in ms. A widget that
 * is ready later still shows.
 */
const PATIENCE_MS = 15_000;

/**
 * Loads a third party's widget when it is near the screen, and only for a visitor who shares data. If the visitor
 * allows it later, the widget loads then. [PV-011, PV-013]
 */
export function useVendor({ script, mount }: Vendor): VendorView {
  const store = useVisitorStore();
  const around = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<VendorState>("waiting");
  const begins = useRef(() => {});

  useEffect(() => {
    let stops: (() => void)[] = [];
    const end = () => {
      for (const stop of stops) stop();
      stops = [];
    };
    const begin = async () => {
      end();
      // If `stops` is another array later, a newer attempt has replaced this one.
      const mine = stops;
      setState("loading");
      const isAllowed = store !== null && (await mayShare(store));
      if (mine !== stops) return;
      if (!isAllowed) {
        setState("refused");
        if (store) mine.push(whenAllowed(store, () => void begin()));
        return;
      }
      const timer = setTimeout(() => setState("failed"), PATIENCE_MS);
      const settle = (found: VendorState) => {
        clearTimeout(timer);
        setState(found);
      };
      mine.push(() => clearTimeout(timer));
      try {
        if (script !== null) await loadScript(script);
        if (mine !== stops || !slot.current) return;
        const unmount = mount(slot.current, () => settle("ready"));
        if (unmount) mine.push(unmount);
      } catch {
        if (mine === stops) settle("failed");
      }
    };
    begins.current = () => void begin();
    if (around.current) stops.push(whenNear(around.current, begins.current));
    return end;
  }, [store, script, mount]);

  const retry = useCallback(() => begins.current(), []);
  return { around, slot, state, retry };
}

function whenAllowed(store: NonNullable<ReturnType<typeof useVisitorStore>>, run: () => void): () => void {
  const stop = store.subscribe(() => {
    if (store.getSnapshot().consent !== 0) return;
    stop();
    run();
  });
  return stop;
}

/** Calls back once a widget's element has content: for vendors without an event. */
export function whenFilled(slot: HTMLElement, ready: () => void): () => void {
  const look = () => {
    if (slot.childElementCount === 0) return;
    observer.disconnect();
    ready();
  };
  const observer = new MutationObserver(look);
  observer.observe(slot, { childList: true });
  look();
  return () => observer.disconnect();
}
