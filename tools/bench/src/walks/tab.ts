import type { DevTools, Json } from "../local/devtools.ts";
import { type PageState, SPY } from "./spy.ts";

/** One page of a tab: the visible one, or one that the browser prerenders. */
interface Target {
  readonly session: string;
  readonly isPrerendered: boolean;
  /** Bytes by the address of the request, as transferred over the network. */
  readonly bytes: Map<string, number>;
  /** The requests that neither show nor style a page. */
  readonly asked: string[];
}

/** What a page may request before its visitor arrives: what it needs to be drawn. */
const DRAWN = /^(?:Document|Stylesheet|Font|Image|Media|Preflight|Prefetch|Manifest|Other)$/u;

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const field = (params: Json, name: string): Json => {
  const value = params[name];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object of the protocol
  return typeof value === "object" && value !== null ? (value as Json) : {};
};

const SIZE = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** A tab of a new visitor: it follows every page in it, including those that the browser prerenders. */
export class Tab {
  readonly #tools: DevTools;
  readonly #targets: Target[] = [];
  readonly #urls = new Map<string, string>();
  readonly #gone = new Set<string>();
  /** When each link was clicked, epoch ms. */
  readonly clicks: number[] = [];
  /** Why the browser canceled prerendered pages. */
  readonly failures: string[] = [];
  #isReady: Promise<unknown> = Promise.resolve();
  readonly #stop: () => void;
  readonly #context: string;

  private constructor(tools: DevTools, tab: string, context: string) {
    this.#tools = tools;
    this.#context = context;
    this.#stop = tools.listen((method, params, session) => {
      if (method === "Target.attachedToTarget" && session === tab) this.#attach(params);
      else if (method === "Target.detachedFromTarget") this.#gone.add(text(params["sessionId"]));
      else this.#follow(method, params, session);
    });
  }

  static async open(tools: DevTools): Promise<Tab> {
    const context = text((await tools.send("Target.createBrowserContext"))["browserContextId"]);
    const made = await tools.send("Target.createTarget", {
      url: "about:blank",
      browserContextId: context,
      forTab: true,
    });
    const attached = await tools.send("Target.attachToTarget", { targetId: made["targetId"], flatten: true });
    const session = text(attached["sessionId"]);
    const tab = new Tab(tools, session, context);
    const filter = [{ type: "page" }, { type: "tab", exclude: true }];
    await tools.send(
      "Target.setAutoAttach",
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter },
      session,
    );
    // Otherwise its first page would load before it is observed.
    await tab.#isReady;
    return tab;
  }

  async close(): Promise<void> {
    this.#stop();
    await this.#tools.send("Target.disposeBrowserContext", { browserContextId: this.#context });
  }

  #attach(params: Json): void {
    const session = text(params["sessionId"]);
    const isPrerendered = field(params, "targetInfo")["subtype"] === "prerender";
    this.#targets.push({ session, isPrerendered, bytes: new Map(), asked: [] });
    // A page that waits for its debugger may respond to none of these before it may continue.
    const sent = [
      ["Network.enable"],
      ["Runtime.enable"],
      ["Page.enable"],
      ["Preload.enable"],
      ["Runtime.addBinding", { name: "walkClicked" }],
      ["Page.addScriptToEvaluateOnNewDocument", { source: SPY }],
      ...(isPrerendered ? [] : [["Emulation.setDeviceMetricsOverride", SIZE] as const]),
      ["Runtime.runIfWaitingForDebugger"],
    ] as const;
    this.#isReady = Promise.all(sent.map(([method, more]) => this.#tools.send(method, more, session).catch(() => {})));
  }

  #follow(method: string, params: Json, session: string): void {
    const target = this.#targets.find((one) => one.session === session);
    if (target === undefined) return;
    const id = `${session} ${text(params["requestId"])}`;
    if (method === "Runtime.bindingCalled") this.clicks.push(Number(params["payload"]));
    else if (method === "Preload.prerenderStatusUpdated" && params["status"] === "Failure")
      this.failures.push(text(params["prerenderStatus"]));
    else if (method === "Network.requestWillBeSent") {
      const url = text(field(params, "request")["url"]);
      this.#urls.set(id, url);
      if (!DRAWN.test(text(params["type"]))) target.asked.push(url);
    } else if (method === "Network.loadingFinished") {
      const url = this.#urls.get(id) ?? "";
      target.bytes.set(url, (target.bytes.get(url) ?? 0) + Number(params["encodedDataLength"]));
    }
  }

  /** The visible page. */
  #seen(): Target {
    const alive = this.#targets.filter(({ session }) => !this.#gone.has(session));
    // Once a prerendered page becomes visible, the page before it is gone.
    const seen = alive.find(({ isPrerendered }) => !isPrerendered) ?? alive[0];
    if (seen === undefined) throw new Error("The tab has no page.");
    return seen;
  }

  /** Evaluates an expression in the visible page. */
  async ask<Value>(expression: string): Promise<Value> {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await this.#tools.send("Runtime.evaluate", options, this.#seen().session);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's own expression
    return (result as { readonly value: Value }).value;
  }

  async go(url: string): Promise<void> {
    // A busy machine may respond late: what matters is that the page loads, and the walk waits for that.
    await this.#tools.send("Page.navigate", { url }, this.#seen().session).catch(() => {});
  }

  async mouse(type: "mouseMoved" | "mousePressed" | "mouseReleased", x: number, y: number): Promise<void> {
    const button = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
    // A page that is replaced by the next one may no longer respond.
    const sent = this.#tools.send("Input.dispatchMouseEvent", { type, x, y, ...button }, this.#seen().session);
    await (type === "mouseReleased" ? sent.catch(() => {}) : sent);
  }

  /** What the visible page reports about itself; null while it cannot. */
  state(): Promise<PageState | null> {
    return this.ask<PageState | null>("window.walkState?.() ?? null").catch(() => null);
  }

  /** What prerendered pages requested until now without needing it to be drawn. */
  askedEarly(): readonly string[] {
    return this.#targets.filter(({ session }) => session !== this.#seen().session).flatMap(prerenderedOnly);
  }

  /** Bytes that were loaded for pages that the visitor did not see; the paths of the seen pages are `seen`. */
  bytesForNothing(seen: ReadonlySet<string>): number {
    let sum = 0;
    for (const { isPrerendered, session, bytes } of this.#targets) {
      const isUnseen = isPrerendered && session !== this.#seen().session && !this.#wasSeen.has(session);
      for (const [url, count] of bytes) {
        const isPage = url.startsWith("http") && new URL(url).pathname.endsWith("/");
        // Chromium reports a prefetched document under the page with the link, so its address identifies it.
        if (isUnseen || (isPage && !seen.has(new URL(url).pathname))) sum += count;
      }
    }
    return sum;
  }

  readonly #wasSeen = new Set<string>();

  /** Records that the visitor sees this page. */
  note(): void {
    this.#wasSeen.add(this.#seen().session);
  }
}

const prerenderedOnly = ({ isPrerendered, asked }: Target): readonly string[] => (isPrerendered ? asked : []);
