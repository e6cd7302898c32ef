import { RESP_TYPES } from "@redis/client";
import type { Position, Invalidation, SharedStore } from "../shared-store.ts";
import type { RedisClient, RedisConnection } from "./redis-connection.ts";

/** Pages expire after a day without a request; then the next request renders them. */
const PAGE_TTL_SECONDS = 86_400;
/** Revocations outlive every page that they may concern. */
const INVALIDATIONS_TTL_MS = 2 * PAGE_TTL_SECONDS * 1000;

const WAIT_MS = 5000;
const RETRY_MS = 1000;

/** A stream id, `{ms}-{number}`, so that it compares as text. */
function toPosition(id: string): Position {
  const [ms = "", number = ""] = id.split("-");
  return `${ms.padStart(15, "0")}-${number.padStart(10, "0")}`;
}

interface Message {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

const toInvalidation = ({ id, message }: Message): Invalidation => ({
  at: toPosition(id),
  tags: (message["tags"] ?? "").split("\n"),
});

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());

/** Reads the stream from its beginning and waits for more, for as long as `isOpen`. */
async function tail(reader: RedisClient, stream: string, onMessage: (message: Message) => void, isOpen: () => boolean) {
  let id = "0-0";
  while (isOpen()) {
    try {
      const answer = await reader.xRead({ key: stream, id }, { BLOCK: WAIT_MS, COUNT: 1000 });
      for (const message of answer?.[0]?.messages ?? []) {
        ({ id } = message);
        onMessage(message);
      }
    } catch {
      // The connection has reported the outage; what was missed is read when Redis is back.
      await pause();
    }
  }
}

/** Pages are values that expire; invalidations are one stream, whose ids keep their order so that no process misses one. */
export function redisStore(redis: RedisConnection, prefix: string): SharedStore {
  const stream = `${prefix}revoked`;
  const readers = new Set<RedisClient>();
  return {
    read: async (key) => {
      const [bytes, newest] = await redis.run((client) =>
        Promise.all([
          client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(prefix + key),
          client.xRevRange(stream, "+", "-", { COUNT: 1 }),
        ]),
      );
      return { bytes, latest: newest?.[0] === undefined ? "" : toPosition(newest[0].id) };
    },
    write: async (key, bytes, seconds = PAGE_TTL_SECONDS) => {
      await redis.run((client) => client.set(prefix + key, Buffer.from(bytes), { EX: seconds }));
    },
    delete: async (key) => {
      await redis.run((client) => client.del(prefix + key));
    },
    invalidate: async (tags) => {
      const oldest = Date.now() - INVALIDATIONS_TTL_MS;
      const TRIM = { strategy: "MINID", strategyModifier: "~", threshold: oldest } as const;
      await redis.run((client) => client.xAdd(stream, "*", { tags: tags.join("\n") }, { TRIM }));
    },
    follow: (onInvalidation) => {
      const reader = redis.duplicate();
      readers.add(reader);
      const start = async (): Promise<void> => {
        await reader.connect().catch(() => undefined);
        await tail(
          reader,
          stream,
          (message) => onInvalidation(toInvalidation(message)),
          () => readers.has(reader),
        );
      };
      void start();
    },
    close: () => {
      for (const reader of readers) reader.destroy();
      readers.clear();
    },
  };
}
