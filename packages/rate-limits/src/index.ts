export { type Counters, memoryCounters, redisCounters } from "./counters.ts";
export { createLimiter, type Limiter, type LimiterOptions, type LimitResult } from "./limiter.ts";
export type { EndpointLimits, RateRule } from "./rules.ts";
export { visitorAddress } from "./visitor-address.ts";
export { visitorGroup } from "./visitor-group.ts";
