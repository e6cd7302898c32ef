export { type Counters, memoryCounters, redisCounters, type EndpointLimits, type RateRule } from "./counters.ts";
export { createLimiter, type Limiter, type LimiterOptions, type LimitResult } from "./limiter.ts";
export { visitorAddress, visitorGroup } from "./visitor-address.ts";
