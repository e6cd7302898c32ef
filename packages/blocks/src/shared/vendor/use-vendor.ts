import { useVisitorStore } from "@courseway/visitor/react";
import { loadScript, mayShare } from "@courseway/visitor/scripts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** `refused`: the visitor wants nothing shared. `failed`: it did not load, or did not say in time that it is there. */
export type VendorState = "waiting" | "loading" | "ready" | "refused" | "failed";

/** Puts a widget into its place. Give the same function each time. @returns takes it away */
export type MountVendor = (slot: HTMLElement, ready: () => void) => void | (() => void);

/** A widget of a third party. */
export interface Vendor {
  /** Its script's address, which the brand's settings name; null for a frame, which needs none. */
  readonly script: string | null;
  /** Called once the script is there. */
  readonly mount: MountVendor;
}

export interface VendorView {
  /** The element that has to come near the screen. */
  readonly around: RefObject<HTMLDivElement | null>;
  /** The element that is the widget's own: React puts nothing into it. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly state: VendorState;
  readonly retry: () => void;
}

/** Near the screen: a tenth of it shows, with 50 px around the screen. [VID-004] */
export const NEAR: IntersectionObserverInit = { threshold: 0.1, rootMargin: "50px" };

/** After so long without its script or a word of the widget the visitor is told, in ms; one that comes later still takes its place. */
const PATIENCE_MS = 15_000;

/**
 * Loads a third party's widget: not before it is near the screen, and only for a visitor who lets data be shared.
 * One who allows it later gets it then. [PV-011, PV-013]
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
      // An attempt that is no longer the latest finds another list here.
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

/** Once, when an element comes near the screen. */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  }, NEAR);
  observer.observe(element);
  return () => observer.disconnect();
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
