/** At most this many requests in this many seconds. */
export interface RateRule {
  readonly requests: number;
  readonly seconds: number;
}

/** What one endpoint allows: to one visitor, and to one subject (an e-mail address that it writes to). */
export interface EndpointLimits {
  readonly visitor: readonly RateRule[];
  readonly subject?: readonly RateRule[];
}
