import type { Instrumentation } from "next";
import { processRedis, startCdn } from "@courseway/next-page-cache";
import { envOrExit, env } from "../site/env/read-env.ts";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { processPageCache, processPageData } from "../host/cache/process-pages.ts";
import {
  installFront,
  limitServers,
  listSiteOrigins,
  outliveLog,
  STOP_LIMITS,
  stopServer,
  warmUp,
} from "@courseway/next-front";
import { keepBuild } from "./keep-build.ts";
import { later } from "@courseway/observability/time";
import { changeAnswers } from "@courseway/next-finish/answers";
import { pooledFetch } from "../site/pooled-fetch.ts";
import { processLedger, processRecorder } from "../host/evidence.ts";
import { memoryRules } from "../request/from-memory.ts";
import { processReporting } from "../site/process-reporting.ts";
import { setReady } from "./health.ts";
import { remoteServices } from "./remote-services.ts";
import { tidyServerMessages } from "./server-messages.ts";
import type { Report } from "@courseway/observability";

const MEGABYTE = 1024 * 1024;

/** How long a start waits until the build's files are in the shared store, in ms. If Redis is down, they are stored later. */
const LONGEST_KEEPING_MS = 2000;

type Flush = (limitMs: number) => Promise<unknown>;

/** Shuts the server down at a signal. After an orchestrator's signal it first waits until proxies stop sending requests. */
function stopAtSignals(report: Report, flush: Flush): void {
  const stop = (graceMs: number) => (): void =>
    void stopServer({ graceMs, report, flush, exit: (code) => process.exit(code) });
  process.once("SIGTERM", stop(STOP_LIMITS.graceMs));
  process.once("SIGINT", stop(0));
}

const NOT_READY = "Until it can, /readyz/ says no. Check content; CONTENT_URL says where it is.";

function warmUpUntilReady(pages: number, report: Report): void {
  setReady(false);
  const ready = (): void => setReady(true);
  const origins = listSiteOrigins({ words: process.argv.slice(2), env: process.env });
  warmUp({ origins, pages, fetch: pooledFetch, report, remedy: NOT_READY }).then(ready, ready);
}

/** Imported only if it is switched on. */
async function telemetryFlush(settings: StorefrontEnv, brandId: string, report: Report): Promise<Flush> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    SITE_ENV: environment,
  } = settings;
  if (endpoint === undefined) return () => Promise.resolve();
  const { startTelemetry } = await import("@courseway/observability/telemetry");
  const serviceName = `courseway-${brandId.toLowerCase()}`;
  const findService = remoteServices(settings);
  return startTelemetry({ endpoint, headers, serviceName, environment, findService: findService, report }).flush;
}

/** How the limits distinguish visitors, for the log at the start. */
const findByRoute = (proxies: number): string =>
  proxies === 0
    ? "TRUSTED_PROXIES is 0, so a visitor's address is that of the connection. Behind a proxy all visitors would count as one: set it to how many of yours append to x-forwarded-for."
    : `TRUSTED_PROXIES is ${proxies}, so a visitor's address is entry ${proxies} from the right of x-forwarded-for. A visitor who reaches this server past your proxies can write that entry.`;

const purgeTarget = ({ CDN_PURGE: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: StorefrontEnv) =>
  kind === undefined || url === undefined ? null : { kind, url, token };

/** Reads the environment and creates what the process shares. If the environment is incomplete, the process ends. */
export async function startServer(brandId: string): Promise<void> {
  outliveLog();
  const settings = envOrExit();
  const { flush, report } = processReporting(settings, brandId);
  processRedis(settings.REDIS_URL, report);
  const ledger = processLedger(settings, brandId, report);
  const recorder = processRecorder(settings, brandId, report);
  // Requests must get their id before anything else handles them.
  tidyServerMessages(settings);
  const sendTraces = await telemetryFlush(settings, brandId, report);
  if (process.env.NODE_ENV === "development") return;
  report({ level: "info", message: findByRoute(settings.TRUSTED_PROXIES) });
  const cdn = startCdn({
    target: purgeTarget(settings),
    pageSeconds: settings.CDN_PAGE_SECONDS,
    brandId,
    report,
    fetch: pooledFetch,
  });
  limitServers({ keepAliveSeconds: settings.KEEP_ALIVE_SECONDS, maxConnections: settings.MAX_CONNECTIONS });
  changeAnswers();
  // After everything that must see every request.
  if (settings.FINISHED_PAGES_MB > 0)
    installFront({
      pages: processPageCache,
      rules: memoryRules,
      limit: settings.FINISHED_PAGES_MB * MEGABYTE,
      findData: (name) => processPageData().peek(name),
    });
  stopAtSignals(report, (limitMs) =>
    Promise.race([
      Promise.all([flush(limitMs), sendTraces(limitMs), cdn?.close(), ledger?.flush(), recorder?.flush()]),
      wait(limitMs),
    ]),
  );
  // Before the first visitor: a page of this process may request its files from a replica of another build.
  await Promise.race([keepBuild({ app: process.cwd(), data: processPageData(), later }), wait(LONGEST_KEEPING_MS)]);
  if (settings.WARM_UP_PAGES > 0) warmUpUntilReady(settings.WARM_UP_PAGES, report);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

const withoutQuery = (address: string): string => address.split("?")[0] ?? "";

/** Reports an error that no handler caught. A query may identify a visitor, so it is left out. */
export function reportRequest(brandId: string, failure: Parameters<Instrumentation.onRequestError>): void {
  const [error, { method, path }, { routeType, routePath }] = failure;
  processReporting(env(), brandId).report({
    level: "error",
    message: `A request could not be answered: ${method} ${withoutQuery(path)}`,
    tags: { tag: "request", routeType, routePath },
    error,
  });
}
