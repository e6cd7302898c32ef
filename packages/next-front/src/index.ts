export { onFirstRequest, type Stage, standBefore } from "./first-request.ts";
export { createFront, type FrontOptions, installFront } from "./front.ts";
export { outliveLog } from "./lost-log.ts";
export { limitServers, SERVER_LIMITS } from "./server-limits.ts";
export type { MemoryRules, RawRequest, Shared } from "./shared.ts";
export { listSiteOrigins, type StartWords } from "./site-origins.ts";
export { followRequest, isStopping, newTraffic, STOP_LIMITS, stopServer } from "./stop-server.ts";
export { WARM_UP_LIMITS, warmUp, type WarmUpOptions } from "./warm-up.ts";
