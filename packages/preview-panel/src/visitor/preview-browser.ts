import { ANONYMOUS_ID_KEY, COOKIES, sharingChoice, findState } from "@courseway/brand/rules";
import { MOMENT_PARAMETERS } from "@courseway/storefront/preview";
import {
  type LoadDetails,
  LOCATION_PATH,
  memoryStorage,
  pageBrowser,
  pageSiteData,
  type SiteData,
  type VisitorBrowser,
  visitorDetails,
} from "@courseway/visitor";
import { offerRules } from "@courseway/visitor/offers";
import { type SimulatedVisitor, VISITOR_PARAMETER } from "@courseway/visitor/simulated";

/** The names of the preview's own parameters, which no visitor's address has. */
const PREVIEW_PARAMETERS = [MOMENT_PARAMETERS.at, MOMENT_PARAMETERS.signature, VISITOR_PARAMETER];

/** Returns the page's address as the visitor would have it. The token stays, so that links lead to drafts. */
export function visitorAddress(address: string, visitor: SimulatedVisitor | null): string {
  const url = new URL(address);
  for (const name of PREVIEW_PARAMETERS) url.searchParams.delete(name);
  if (visitor?.coupon) url.searchParams.set(visitor.coupon.parameter, visitor.coupon.codes);
  if (visitor?.campaign) url.searchParams.set("campaignid", visitor.campaign);
  return url.href;
}

function buildCookies(visitor: SimulatedVisitor, now: number): Record<string, string> {
  const { emailed, state, consent } = visitor;
  return {
    [COOKIES.consent.name]: String(consent),
    ...(consent === 0 ? { [COOKIES.sharing.name]: sharingChoice(false) } : {}),
    ...(state === null ? {} : { [COOKIES.state.name]: state }),
    ...(emailed === null
      ? {}
      : {
          [COOKIES.emailCoupon.name]: emailed.code,
          [COOKIES.emailSubmissionDate.name]: String(now - emailed.ageMs),
        }),
  };
}

const buildItems = (visitor: SimulatedVisitor): Record<string, string> =>
  visitor.isReturning && visitor.consent === 0 ? { [ANONYMOUS_ID_KEY]: "preview" } : {};

const readEntries = (storage: Storage | null): Record<string, string> =>
  storage === null ? {} : Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? ""]));

/** Reads the state from the body of a choice, in its cookie's format; null for none. */
function chosenState(body: unknown): string | null {
  const parsed: unknown = typeof body === "string" ? JSON.parse(body) : null;
  const state = typeof parsed === "object" && parsed !== null && "state" in parsed ? parsed.state : null;
  return findState(typeof state === "string" ? state : null)?.abbreviation ?? null;
}

/** Adds the signed moment of the page's address to a request to the host, which then responds as of that moment. */
function atMoment(path: string, address: string): string {
  const [call, page] = [new URL(path, address), new URL(address)];
  if (!page.searchParams.has(MOMENT_PARAMETERS.at)) return path;
  for (const name of ["token", ...Object.values(MOMENT_PARAMETERS)])
    call.searchParams.set(name, page.searchParams.get(name) ?? "");
  return call.pathname + call.search;
}

/** A JSON response like the host's. Not every browser that the sites support has `Response.json`. */
const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

/** The site data of a preview: read from the editor's browser or simulated, and written only to memory. */
function previewData(
  visitor: SimulatedVisitor | null,
  { now, address, real }: { readonly now: () => number; readonly address: string; readonly real: SiteData },
): SiteData {
  const written: Record<string, string | null> = visitor === null ? {} : buildCookies(visitor, now());
  const storage = memoryStorage(visitor === null ? readEntries(real.storage()) : buildItems(visitor));
  const done = new Set<string>();
  const cookies = (): Record<string, string> => {
    const all = { ...(visitor === null ? real.cookies() : {}), ...written };
    return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
  };
  return {
    cookies,
    setCookie: (name, value) => void (written[name] = value),
    removeCookie: (name) => void (written[name] = null),
    storage: () => storage,
    wasDone: (key) => {
      const wasDone = done.has(key);
      done.add(key);
      return wasDone;
    },
    isDone: (key) => done.has(key),
    fetch: async (input, init) => {
      // POST requests set cookies, and these would be the editor's, so they are answered here.
      if (init?.method === "POST") {
        const chosen = input === LOCATION_PATH ? chosenState(init.body) : null;
        if (chosen !== null) written[COOKIES.state.name] = chosen;
        return json({ state: chosen });
      }
      if (input === LOCATION_PATH && visitor !== null) return json({ state: visitor.state });
      // Without credentials the browser stores no cookie of the response.
      return real.fetch(typeof input === "string" ? atMoment(input, address) : input, { ...init, credentials: "omit" });
    },
    isPrivacySignalOn: () => visitor === null && real.isPrivacySignalOn(),
  };
}

/** The browser of a preview's visitor. */
export type PreviewBrowser = VisitorBrowser & { readonly loadDetails: LoadDetails; readonly data: SiteData };

/**
 * Creates a browser in which another visitor views the page, at another moment. It writes nothing to the editor's own
 * cookies or storage, and sends nothing that would set a cookie.
 *
 * @param visitor null for the editor as the visitor
 * @param clockOffsetMs the difference of the page's clock from the true time; the clock continues from there
 */
export function previewBrowser(
  visitor: SimulatedVisitor | null,
  clockOffsetMs: number,
  real: VisitorBrowser = pageBrowser,
  realData: SiteData = pageSiteData,
): PreviewBrowser {
  const now = () => real.now() + clockOffsetMs;
  const data = previewData(visitor, { now, address: real.url(), real: realData });
  const browser: PreviewBrowser = {
    now,
    timer: real.timer,
    url: () => visitorAddress(real.url(), visitor),
    mayHaveCookie: (start) =>
      Object.entries(data.cookies()).some(([name, value]) => `${name}=${value}`.startsWith(start)),
    onChange: real.onChange,
    onCoupon: real.onCoupon,
    loadDetails: async (settings) => visitorDetails(settings, browser, data, offerRules),
    data,
  };
  return browser;
}
