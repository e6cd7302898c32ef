import { type Block, blocks, type EmailFormContent } from "@courseway/blocks";
import { type BrandInput, defineBrand } from "@courseway/brand";
import { type ContentClient, type EmailCapture, NO_GLOBALS, type Page } from "@courseway/content-client";
import type { ReportEvent } from "@courseway/observability";
import { memoryCache } from "@courseway/services";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "../../site/env/read-env.ts";
import { blockPorts } from "../../host/brand-services.ts";
import { createClients } from "../../host/clients.ts";
import type { Host } from "../../host/host.ts";
import { DEFAULT_LIMITS, ENDPOINT_LIMITS } from "../../host/limits.ts";
import { createLimiter, memoryCounters, visitorAddress } from "@courseway/rate-limits";
import { createPageStore, isSnapshot, LastGood, newLookupMemory } from "@courseway/site-content";
import { createSiteIndex } from "@courseway/site-content/site-index";
import { brandInput } from "../../testing/brand.ts";
import { createEndpoints } from "../../app/api.ts";
import { handleApiRequest } from "../handle-api-request.ts";

/** One request as a service got it. */
export interface SentRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Respond = (sent: SentRequest) => Response | Promise<Response>;

/** Keys and addresses that no answer may hold. */
export const TEST_ENV = {
  CONTENT_URL: "https://content.internal.test/graphql",
  COMMERCE_URL: "https://commerce.internal.test/api",
  COMMERCE_AUTH_HEADER: "Bearer needle-commerce",
  LIST_SUBSCRIBE_URL: "https://lists.internal.test/subscribe",
  LIST_UPDATE_URL: "https://lists.internal.test/update",
  LIST_API_KEY: "needle-lists",
  REFERRAL_URL: "https://referral.internal.test/api/v2/needle-user/token/json",
  REFERRAL_TOKEN: "needle-referral",
  TRUST_URL: "https://trust.internal.test/v1",
  TRUST_API_KEY: "needle-trust",
  VIDEO_URL: "https://video.internal.test/v1",
  VIDEO_TOKEN: "needle-video",
  JOBS_URL: "https://jobs.internal.test/v1/boards/needle-board",
  LOCATION_URL: "https://location.internal.test/whereami",
  REVALIDATE_SECRET: "needle-webhook",
} as const;

const BRAND: BrandInput = {
  ...brandInput,
  trustpilotId: "ace-unit",
  ambassadorGroupId: "group-33",
  email: { listId: 94171 },
};

export interface TestApiOptions {
  readonly brand?: Partial<BrandInput>;
  readonly env?: Readonly<Record<string, string>>;
  readonly ledger?: Host["ledger"];
  /** The block that the forms of the page are of; the library's e-mail form where absent. */
  readonly formBlock?: Block;
  /** The site's own email capture; none where absent. */
  readonly emailCapture?: EmailCapture | null;
  /** The e-mail forms of the page `/form/`, by the place where each stands; without it the page cannot be had. */
  readonly forms?: Readonly<Record<number, Partial<Record<keyof EmailFormContent, unknown>>>>;
}

const emailForm = blocks.find(({ name }) => name === "emailForm");

const noContent = new Error("content is not asked here");

// Of a page, the calls read only its blocks.
const buildPage = (forms: NonNullable<TestApiOptions["forms"]>, formBlock = emailForm): Page =>
  ({
    blocks: Object.entries(forms).map(([index, wire]) => ({
      kind: "block",
      name: formBlock?.name,
      index: Number(index),
      content: formBlock?.schema.parse(wire),
    })),
    emailCapture: null,
    emptyRows: 0,
  }) as unknown as Page;

const contentWith = (
  { forms, formBlock, emailCapture = null }: TestApiOptions,
  lookups: string[],
): Pick<ContentClient, "page" | "globals"> => ({
  page: ({ slug }) => {
    lookups.push(slug);
    return forms === undefined ? Promise.reject(noContent) : Promise.resolve(buildPage(forms, formBlock));
  },
  globals: () => Promise.resolve({ ...NO_GLOBALS, emailCapture }),
});

const toSentRequest = (input: string | URL | Request, init: RequestInit = {}): SentRequest => ({
  url: new URL(input instanceof Request ? input.url : input),
  method: init.method ?? "GET",
  headers: new Headers(init.headers),
  body: typeof init.body === "string" ? JSON.parse(init.body) : null,
});

/** All calls over real clients; only what services answer, the clock and sleep are given. */
export function createTestApi(respond: Respond, options: TestApiOptions = {}) {
  const { brand: changes = {}, env: more = {}, formBlock } = options;
  const sent: SentRequest[] = [];
  const lookups: string[] = [];
  const events: ReportEvent[] = [];
  const clock = { now: Date.UTC(2026, 10, 21, 18) };
  const now = () => clock.now;
  const report = (event: ReportEvent) => void events.push(event);
  const env = readEnv({ ...TEST_ENV, ...more });
  const brand = defineBrand({ ...BRAND, ...changes });
  // The clients hand `sleep` on to their transport, so that no test waits.
  const services = {
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      sent.push(toSentRequest(input, init));
      return respond(toSentRequest(input, init));
    },
    report,
    now,
    cache: memoryCache(),
    sleep: () => Promise.resolve(),
  };
  const clients = createClients(env, brand, services);
  const lastGood = new LastGood({ folder: mkdtempSync(join(tmpdir(), "calls-")), isValue: isSnapshot, shared: null });
  const host: Host = {
    ...clients,
    env,
    brand,
    fetch: services.fetch,
    blocks: new Map([...blocks, ...(formBlock ? [formBlock] : [])].map((block) => [block.name, block])),
    shortcodes: [],
    pages: createPageStore({
      client: contentWith(options, lookups),
      lastGood,
      report,
      now,
      clock: now,
      isDevelopment: false,
      memory: newLookupMemory(),
      pause: services.sleep,
    }),
    globals: () => Promise.reject(noContent),
    siteIndex: createSiteIndex({
      content: {
        pages: () => Promise.reject(noContent),
        redirects: () => Promise.reject(noContent),
        changes: () => Promise.reject(noContent),
      },
      brand,
      report,
      now,
      isDevelopment: false,
    }),
    ports: blockPorts(clients, brand, now),
    ledger: options.ledger ?? null,
    recorder: null,
    limiter: createLimiter({
      counters: memoryCounters(),
      rates: env.RATE_LIMITS,
      secret: "s",
      table: ENDPOINT_LIMITS,
      others: DEFAULT_LIMITS,
    }),
    visitorAddress: ({ headers }) => visitorAddress(headers, env.TRUSTED_PROXIES),
    report,
    now,
    elapsed: now,
    isDevelopment: false,
  };
  const endpoints = createEndpoints(host);
  /** @param path below `/api/`, for instance `trust/?sku=1` */
  const ask = (path: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(path, "https://www.ace.example/api/");
    return handleApiRequest(new Request(url, init), url.pathname.split("/")[2] ?? "", { ...host, endpoints });
  };
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { ask, post, ports: host.ports, sent, lookups, events, clock };
}

/** What a service answers with. */
export const jsonResponse = (body: unknown, status = 200): Response => Response.json(body, { status });
