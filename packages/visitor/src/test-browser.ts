import type { VisitorBrowser } from "./browser.ts";
import { visitorDetails } from "./details/index.ts";
import type { CookieAttributes, SiteData } from "./details/site-data.ts";
import { memoryStorage } from "./memory-storage.ts";
import { offerRules } from "./offers/rules.ts";
import type { LoadDetails } from "./store.ts";
import type { VisitorSettings } from "./settings.ts";

/** A browser for tests and stories, with a controlled clock, timers, tabs and responses. */
export class TestBrowser implements VisitorBrowser, SiteData {
  /** Epoch ms. */
  time = Date.UTC(2026, 10, 21, 18);
  address = "https://www.ace.example.com/courses/";
  isSignalOn = false;
  /** The cookies of all tabs. */
  jar: Record<string, string> = {};
  readonly written: (CookieAttributes & { readonly name: string; readonly value: string })[] = [];
  readonly removed: (CookieAttributes & { readonly name: string })[] = [];
  /** Domains that refuse cookies, as public suffixes do. */
  publicSuffixes: readonly string[] = [];
  items: Storage | null = memoryStorage();
  /** The marks of this tab. */
  readonly done = new Set<string>();
  readonly timers = new Set<{ readonly at: number; readonly run: () => void }>();
  readonly requests: string[] = [];
  /** The bodies of requests. */
  readonly bodies: unknown[] = [];
  answer: () => Promise<Response> = () => Promise.resolve(Response.json({ state: "TX" }));
  readonly #changes = new Set<() => void>();
  readonly #coupons = new Set<(code: string) => void>();

  readonly now = () => this.time;
  readonly timer = (run: () => void, delayMs: number) => {
    const timer = { at: this.time + delayMs, run };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  };
  readonly url = () => this.address;
  readonly mayHaveCookie = (start: string) =>
    Object.entries(this.jar).some(([name, value]) => `${name}=${value}`.startsWith(start));
  /** Returns the details of this browser's visitor. */
  readonly loadDetails: LoadDetails = async (settings) => visitorDetails(settings, this, this, offerRules);
  readonly cookies = () => ({ ...this.jar });
  readonly setCookie = (name: string, value: string, attributes: CookieAttributes) => {
    this.written.push({ name, value, ...attributes });
    if (!this.publicSuffixes.includes(attributes.domain ?? "")) this.jar[name] = value;
  };
  readonly removeCookie = (name: string, attributes: CookieAttributes) => {
    this.removed.push({ name, ...attributes });
    Reflect.deleteProperty(this.jar, name);
  };
  readonly storage = () => this.items;
  readonly wasDone = (key: string) => {
    const wasDone = this.done.has(key);
    this.done.add(key);
    return wasDone;
  };
  readonly isDone = (key: string) => this.done.has(key);
  readonly isPrivacySignalOn = () => this.isSignalOn;
  readonly onChange = (listener: () => void) => {
    this.#changes.add(listener);
    return () => void this.#changes.delete(listener);
  };
  readonly onCoupon = (listener: (code: string) => void) => {
    this.#coupons.add(listener);
    return () => void this.#coupons.delete(listener);
  };
  readonly fetch: typeof fetch = (input, init) => {
    if (typeof init?.body === "string") this.bodies.push(JSON.parse(init.body));
    this.requests.push(input instanceof Request ? input.url : String(input));
    return this.answer();
  };

  /** Another tab wrote, the page came back from the back/forward cache, or it becomes visible again. */
  change(): void {
    for (const listener of this.#changes) listener();
  }

  /** A coupon event. */
  coupon(code: string): void {
    for (const listener of this.#coupons) listener(code);
  }

  /** Advances the clock, and runs each timer at its moment. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = [...this.timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.timers.delete(next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }

  /** The number of listeners that the page still has. */
  get listenerCount(): number {
    return this.#changes.size + this.#coupons.size;
  }
}

/** The coupon policy of a brand that configures nothing. */
export const TEST_POLICY = { cdiParam: "hc", salesParam: "vc", oldStrategy: false } as const;

/** Settings of a page that was rendered at `renderedAt` (epoch ms) and has no promotion. */
export function testSettings(renderedAt: number, more: Partial<VisitorSettings> = {}): VisitorSettings {
  return {
    renderedAt,
    promotions: { policy: TEST_POLICY, offer: null, topPromo: null, override: null, graphicPromo: null },
    boundaries: [],
    emailed: { isStored: true, lifeDays: 3 },
    optsOutByDefault: false,
    ambassadorCampaigns: ["33113"],
    cookies: {
      production: true,
      brand: {
        url: "https://www.ace.example.com",
        allowedHosts: { hosts: [], trustedDomains: [], reviewAppPatterns: ["pr-\\d+\\.preview\\.example\\.app"] },
      },
    },
    ...more,
  };
}
