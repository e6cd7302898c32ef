/** A request that is not answered. Its message is for whoever sent it: it names no service and holds no secret. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? "" : "s"}`;

const inWords = (seconds: number): string =>
  seconds < 120 ? count(seconds, "second") : count(Math.ceil(seconds / 60), "minute");

/** The refusal of a visitor who asked too often. @param retryAfterMs how long to wait */
export function tooMany(retryAfterMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new Refusal(429, `Too many requests. Please wait ${inWords(seconds)} and try again.`, {
    "retry-after": String(seconds),
  });
}
