import type { BrowserContext, Page } from "@playwright/test";
import { SANDBOX } from "../places.ts";
import { ask } from "./http.ts";

/** What a third party was told. */
export interface ReportedEvent {
  readonly host: string;
  readonly name: string;
  readonly page: string;
  readonly body: {
    readonly anonymousId?: string;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly context?: unknown;
  } | null;
}

/** Everything that third parties were told by pages of an address, the oldest first. */
export async function fetchEventsReportedBy(page: string): Promise<readonly ReportedEvent[]> {
  const { text } = await ask(`${SANDBOX.url}/vendors`, { headers: { accept: "application/json" } });
  const { contacts }: { contacts: readonly (ReportedEvent & { readonly kind: string })[] } = JSON.parse(text);
  return contacts.filter((contact) => contact.kind === "event" && contact.page.startsWith(page)).toReversed();
}

/** The addresses of third parties that a page asks for, from now on: they grow. @param sandbox replaces them */
export function thirdPartyRequests(page: Page, sandbox: string = SANDBOX.url): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${sandbox}/vendors/`)) asked.push(request.url());
  });
  return asked;
}

/** What a page tells its own host of the visitor (`/api/consent/`, `/api/visit/`), from now on: the list grows. */
export function ownCalls(page: Page): readonly { readonly path: string; readonly body: unknown }[] {
  const calls: { path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    const { pathname: path } = new URL(request.url());
    if (/^\/api\/(?:consent|visit)\/$/u.test(path)) calls.push({ path, body: request.postDataJSON() });
  });
  return calls;
}

/** The names of the page's cookies by which somebody could be known again. */
export const marketingCookies = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /^(?:CJEVENTID|fb[cp]|ajs_)/u.test(name));

/** The visitor's stored choice, and for how many days. */
export async function readChoice(
  context: BrowserContext,
): Promise<{ readonly value: string; readonly days: number } | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === "consent-ad-personalization");
  return cookie ? { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) } : null;
}

/** What the page's own data layer holds, by the name of each event. */
export const dataLayer = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    return Array.isArray(layer) ? layer.map((entry: { event?: unknown }) => entry.event) : [];
  });

/** The commands for Google's tags in the page's data layer, the first one first: each is a function's `arguments`. */
export const dataLayerCommands = (page: Page): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    const isCommand = (entry: object) => Object.prototype.toString.call(entry) === "[object Arguments]";
    return Array.isArray(layer) ? layer.filter(isCommand).map((entry: object) => Object.values(entry)) : [];
  });
