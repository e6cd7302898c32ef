import type { Report } from "@courseway/services";
import type { StorefrontEnv } from "../../env/variables.ts";
import { processState } from "../process-state.ts";
import { connectRedis, type RedisConnection } from "./redis-connection.ts";

/** The process's one connection to Redis, or null where the environment names none. */
export const processRedis = ({ REDIS_URL }: Pick<StorefrontEnv, "REDIS_URL">, report: Report): RedisConnection | null =>
  REDIS_URL === undefined ? null : processState("redis", () => connectRedis(REDIS_URL, report));
