/** What a page reports about itself. */
export interface PageState {
  readonly path: string;
  /** Whether the browser rendered it before the visitor arrived. */
  readonly wasPrerendered: boolean;
  readonly isLoaded: boolean;
  /** When the visitor arrived, and when its largest part was painted, epoch ms; the latter null before. */
  readonly activatedAt: number;
  readonly paintedAt: number | null;
  /** What it wrote, requested or counted before the visitor arrived. */
  readonly early: readonly string[];
  /** Page events that were sent to third parties' scripts. */
  readonly views: number;
}

declare global {
  interface Window {
    walkState?: () => PageState;
    walkClicked?: (at: string) => void;
  }
}

function spy(): void {
  const early: string[] = [];
  let wasPrerendered = false;
  const isEarly = (): boolean => "prerendering" in document && document.prerendering === true;
  const note = (what: string): void => {
    if (isEarly()) early.push(what);
  };
  wasPrerendered = isEarly();
  const wrap = (owner: object, name: string): void => {
    const real: unknown = Reflect.get(owner, name);
    if (typeof real !== "function") return;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      note(`${name} ${String(args[0])}`);
      return Reflect.apply(real, this, args);
    });
  };
  for (const name of ["setItem", "removeItem"]) wrap(Storage.prototype, name);
  wrap(navigator, "sendBeacon");
  wrap(window, "fetch");
  wrap(XMLHttpRequest.prototype, "open");
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  if (cookie?.set)
    Object.defineProperty(document, "cookie", {
      get: () => cookie.get?.call(document),
      set: (value: string) => {
        note(`cookie ${value}`);
        cookie.set?.call(document, value);
      },
    });
  document.addEventListener("prerenderingchange", () => {
    for (const name of ["dataLayer", "analytics", "optimizely"]) if (name in window) early.push(name);
  });
  let painted: number | null = null;
  new PerformanceObserver((list) => {
    painted = list.getEntries().at(-1)?.startTime ?? painted;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  addEventListener("click", ({ timeStamp }) => window.walkClicked?.(String(performance.timeOrigin + timeStamp)), true);
  window.walkState = () => {
    const [entry] = performance.getEntriesByType("navigation");
    const activated = Number(entry && "activationStart" in entry ? entry.activationStart : 0);
    const layer: unknown = Reflect.get(window, "dataLayer");
    return {
      path: location.pathname,
      wasPrerendered,
      isLoaded: document.readyState === "complete",
      activatedAt: performance.timeOrigin + activated,
      paintedAt: painted === null ? null : performance.timeOrigin + painted,
      early,
      views: Array.isArray(layer) ? layer.filter((one) => Reflect.get(Object(one), "event") === "page_view").length : 0,
    };
  };
}

/** The script that every page of a walk runs first. */
export const SPY = `(${spy.toString()})()`;
