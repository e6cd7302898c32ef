import { createClient } from "@redis/client";
import type { Report } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";

/** Redis may take so long for one answer, in ms; a page waits no longer. */
export const COMMAND_TIMEOUT_MS = 250;
/** After a late answer Redis is left alone for so long, in ms. */
export const COOLDOWN_MS = 1000;

const PING_MS = 2000;
const SOCKET_TIMEOUT_MS = 6000;
const MAX_RETRY_MS = 5000;

const retryAfter = (tries: number): number => Math.min(MAX_RETRY_MS, 100 * 2 ** Math.min(tries, 10));

/** A client that fails at once while it has no connection, and connects again by itself. */
const createRedisClient = (url: string, silenceMs: number, pingMs?: number) =>
  createClient({
    url,
    disableOfflineQueue: true,
    ...(pingMs === undefined ? {} : { pingInterval: pingMs }),
    socket: { connectTimeout: SOCKET_TIMEOUT_MS, socketTimeout: silenceMs, reconnectStrategy: retryAfter },
  });

export type RedisClient = ReturnType<typeof createRedisClient>;

/** The connection to Redis that a process shares. */
export interface RedisConnection {
  /**
   * Asks Redis one thing.
   * @throws when Redis is away, late or refuses; at once while it is known to be away
   */
  readonly run: <Answer>(command: (client: RedisClient) => Promise<Answer>) => Promise<Answer>;
  /** Runs a script. @throws as `run` */
  readonly eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>;
  /** A second connection, for commands that wait at most 6 s; it is not connected yet. */
  readonly duplicate: () => RedisClient;
  readonly close: () => void;
}

/** Tells of an outage of Redis once, however many calls it fails, and once that it is over. */
function outageReport(report: Report) {
  let isDown = false;
  return {
    began: (error: unknown): void => {
      if (isDown) return;
      isDown = true;
      report({
        level: "error",
        message:
          "Redis cannot be used, so limits, pages and answers of services are kept by each process alone. Check REDIS_URL and the Redis server; the site stays up.",
        error,
      });
    },
    ended: (): void => {
      if (isDown) report({ level: "info", message: "Redis is back." });
      isDown = false;
    },
  };
}

/**
 * Connects to Redis, in the background and again whenever the connection is lost. An outage is reported once when it
 * begins and once when it is over.
 */
export function connectRedis(url: string, report: Report): RedisConnection {
  const outage = outageReport(report);
  const client = createRedisClient(url, SOCKET_TIMEOUT_MS, PING_MS).on("error", outage.began).on("ready", outage.ended);
  let pausedUntil = 0;
  client.connect().catch(outage.began);

  const run: RedisConnection["run"] = async (command) => {
    if (!client.isReady || performance.now() < pausedUntil) throw new Error("Redis is not connected.");
    const answer = command(client);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        pausedUntil = performance.now() + COOLDOWN_MS;
        const error = new Error(`Redis did not answer within ${COMMAND_TIMEOUT_MS} ms.`);
        outage.began(error);
        reject(error);
      }, COMMAND_TIMEOUT_MS);
    });
    const result = await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
    outage.ended();
    return result;
  };
  return {
    run,
    eval: (script, options) => run((ready) => ready.eval(script, options)),
    duplicate: () => createRedisClient(url, 2 * SOCKET_TIMEOUT_MS).on("error", outage.began),
    close: () => client.destroy(),
  };
}

/** The process's one connection to Redis, or null without an address. */
export const processRedis = (url: string | undefined, report: Report): RedisConnection | null =>
  url === undefined ? null : processState("redis", () => connectRedis(url, report));
