import type { Report } from "@courseway/services";
import type { StorefrontEnv } from "../../env/variables.ts";
import { processState } from "../process-state.ts";
import { connectRedis, type RedisLink } from "./redis-link.ts";

/** The process's one link to Redis, or null where the environment names none. */
export const processRedis = ({ REDIS_URL }: Pick<StorefrontEnv, "REDIS_URL">, report: Report): RedisLink | null =>
  REDIS_URL === undefined ? null : processState("redis", () => connectRedis(REDIS_URL, report));
