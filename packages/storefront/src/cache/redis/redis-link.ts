import { createClient } from "@redis/client";
import type { Report } from "@courseway/services";
import { outageReport } from "./outage-report.ts";

/** Redis may take so long for one answer, in ms; a page waits no longer. */
export const ANSWER_MS = 250;
/** After a late answer Redis is left alone for so long, in ms. */
export const PAUSE_MS = 1000;

const PING_MS = 2000;
const SILENCE_MS = 6000;
const LONGEST_RETRY_MS = 5000;

const retryAfter = (tries: number): number => Math.min(LONGEST_RETRY_MS, 100 * 2 ** Math.min(tries, 10));

/** A client that fails at once while it has no connection, and connects again by itself. */
const clientOf = (url: string, silenceMs: number, pingMs?: number) =>
  createClient({
    url,
    disableOfflineQueue: true,
    ...(pingMs === undefined ? {} : { pingInterval: pingMs }),
    socket: { connectTimeout: SILENCE_MS, socketTimeout: silenceMs, reconnectStrategy: retryAfter },
  });

export type RedisClient = ReturnType<typeof clientOf>;

/** The connection to Redis that a process shares. */
export interface RedisLink {
  /**
   * Asks Redis one thing.
   * @throws when Redis is away, late or refuses; at once while it is known to be away
   */
  readonly ask: <Answer>(command: (client: RedisClient) => Promise<Answer>) => Promise<Answer>;
  /** Runs a script. @throws as `ask` */
  readonly eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>;
  /** A second connection, for commands that wait at most 6 s; it is not connected yet. */
  readonly another: () => RedisClient;
  readonly close: () => void;
}

/**
 * Connects to Redis, in the background and again whenever the connection is lost. An outage is reported once when it
 * begins and once when it is over.
 */
export function connectRedis(url: string, report: Report): RedisLink {
  const outage = outageReport(report);
  const client = clientOf(url, SILENCE_MS, PING_MS).on("error", outage.began).on("ready", outage.ended);
  let pausedUntil = 0;
  client.connect().catch(outage.began);

  const ask: RedisLink["ask"] = async (command) => {
    if (!client.isReady || performance.now() < pausedUntil) throw new Error("Redis is not connected.");
    const answer = command(client);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        pausedUntil = performance.now() + PAUSE_MS;
        const error = new Error(`Redis did not answer within ${ANSWER_MS} ms.`);
        outage.began(error);
        reject(error);
      }, ANSWER_MS);
    });
    const given = await Promise.race([answer, late]).finally(() => clearTimeout(timer));
    outage.ended();
    return given;
  };
  return {
    ask,
    eval: (script, options) => ask((ready) => ready.eval(script, options)),
    another: () => clientOf(url, 2 * SILENCE_MS).on("error", outage.began),
    close: () => client.destroy(),
  };
}
