import type { BrowserContext, Page } from "@playwright/test";
import { SANDBOX } from "../environment.ts";
import { ask } from "./http.ts";

/** An event that a third party received. */
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

/** Every event that third parties received from pages of an address, oldest first. */
export async function fetchEventsReportedBy(page: string): Promise<readonly ReportedEvent[]> {
  const { text } = await ask(`${SANDBOX.url}/vendors?${new URLSearchParams({ page })}`, {
    headers: { accept: "application/json" },
  });
  const { contacts }: { contacts: readonly (ReportedEvent & { readonly kind: string })[] } = JSON.parse(text);
  return contacts.filter((contact) => contact.kind === "event").toReversed();
}

/**
 * The third-party addresses that a page requests from now on; the list grows. @param sandbox the sandbox that replaces
 * them
 */
export function thirdPartyRequests(page: Page, sandbox: string = SANDBOX.url): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${sandbox}/vendors/`)) asked.push(request.url());
  });
  return asked;
}

/**
 * The calls with which a page reports the visitor to its own host (`/api/consent/`, `/api/visit/`) from now on; the
 * list grows.
 */
export function visitorCalls(page: Page): readonly { readonly path: string; readonly body: unknown }[] {
  const calls: { path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    const { pathname: path } = new URL(request.url());
    if (/^\/api\/(?:consent|visit)\/$/u.test(path)) calls.push({ path, body: request.postDataJSON() });
  });
  return calls;
}

/** The names of the page's cookies that could identify a visitor later. */
export const marketingCookies = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /^(?:CJEVENTID|fb[cp]|ajs_)/u.test(name));

/** The visitor's stored choice and its lifetime in days. */
export async function readChoice(
  context: BrowserContext,
): Promise<{ readonly value: string; readonly days: number } | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === "consent-ad-personalization");
  return cookie ? { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) } : null;
}

/** The names of the events in the page's data layer. */
export const dataLayer = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    return Array.isArray(layer) ? layer.map((entry: { event?: unknown }) => entry.event) : [];
  });

/** The commands for Google's tags in the page's data layer, in order: each is a function's `arguments`. */
export const dataLayerCommands = (page: Page): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    const isCommand = (entry: object) => Object.prototype.toString.call(entry) === "[object Arguments]";
    return Array.isArray(layer) ? layer.filter(isCommand).map((entry: object) => Object.values(entry)) : [];
  });
