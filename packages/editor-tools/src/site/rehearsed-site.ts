import { shortcodes } from "@courseway/blocks";
import { quoteBatch } from "@courseway/blocks/offer";
import type { Report } from "@courseway/observability";
import { type Commerce, memoryCache } from "@courseway/services";
import { VISITOR_PARAMETER, visitorParameter } from "@courseway/visitor/simulated";
import {
  blockPorts,
  contentClient,
  createClients,
  momentQuery,
  momentText,
  readEnv,
  resolveBrand,
  type Site,
} from "@courseway/storefront/commands";
import { MOMENT_PARAMETERS } from "@courseway/storefront/preview";
import type { RehearsedSite } from "../rehearsal/rehearsed-site.ts";
import { Drawings } from "./drawn-block.tsx";
import { rehearsePage } from "./page-states.ts";

export interface RehearsedSiteOptions {
  /** The app's environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof globalThis.fetch;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * The time limit of a request, in ms. Content sends dozens of pages in one response, and a rehearsal asks commerce more than any visitor
 * does; nobody waits for a page meanwhile.
 */
const ANSWER_LIMIT_MS = 30_000;

/** The services' responses are shared by all pages and moments of a day. */
function remembered<Arguments extends readonly unknown[], Answer>(
  ask: (...args: Arguments) => Promise<Answer>,
): (...args: Arguments) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const answer = answers.get(key) ?? ask(...args);
    answers.set(key, answer);
    return answer;
  };
}

/** Binds an app's site to the services that its environment names, for a rehearsal. @throws Error if that is incomplete */
export function rehearsedSite(site: Site, { env: variables, fetch, now }: RehearsedSiteOptions): RehearsedSite {
  const env = readEnv(variables);
  const brand = resolveBrand(site.brand, env);
  const unanswered: string[] = [];
  const report: Report = ({ message, tags }) => void (tags?.["tag"] === "multiprice" && unanswered.push(message));
  const clients = createClients(env, brand, {
    fetch,
    report,
    now,
    cache: memoryCache(),
    timeoutMs: ANSWER_LIMIT_MS,
  });
  const commerce = {
    ...clients.commerce,
    schedule: remembered(clients.commerce.schedule),
    products: remembered(clients.commerce.products),
  };
  const quote = quoteBatch(clients.commerce.quotes, (run) => void setImmediate(run));
  const deps = {
    brand,
    env,
    blocks: new Map(site.blocks.map((block) => [block.name, block])),
    shortcodes: site.shortcodes ?? shortcodes,
    portsAt: (at: number) => blockPorts({ ...clients, commerce }, brand, () => at),
    quote,
    quotes: (sets: Parameters<Commerce["quotes"]>[0]) => Promise.all(sets.map(quote)),
    report,
    drawings: new Drawings(),
  };
  return {
    brand,
    blocks: site.blocks,
    content: contentClient(env, brand, site.blocks, report, { fetch, timeoutMs: ANSWER_LIMIT_MS }),
    commerce: env.COMMERCE_URL === undefined ? null : clients.commerce,
    unanswered: () => (env.COMMERCE_URL === undefined ? [] : unanswered),
    page: (page, globals, time) => rehearsePage({ page, globals }, time, deps),
    address: (path, at, visitor, token) => {
      const url = new URL(path, brand.url);
      if (token === null) return url.href;
      const query =
        env.PREVIEW_SECRET === undefined
          ? new URLSearchParams({ token, [MOMENT_PARAMETERS.at]: momentText(at) })
          : momentQuery(env.PREVIEW_SECRET, { site: brand.id, token }, at, now());
      if (visitor !== null) query.set(VISITOR_PARAMETER, visitorParameter({ ...visitor, hasPhone: false }));
      url.search = query.toString();
      return url.href;
    },
  };
}
