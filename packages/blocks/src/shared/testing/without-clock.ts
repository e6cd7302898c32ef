/** Runs a function without a clock and random numbers: reading the time or a random number throws. */
export function withoutClock<Result>(run: () => Result): Result {
  const { Date: RealDate } = globalThis;
  const { random } = Math;
  const refuse = () => {
    throw new Error("A view asked for the time or for chance; both are arguments. Use `now` of its context.");
  };
  const Stopped = new Proxy(RealDate, {
    construct: (target, args) => (args.length === 0 ? refuse() : Reflect.construct(target, args)),
    apply: refuse,
    get: (target, key) => (key === "now" ? refuse : Reflect.get(target, key)),
  });
  globalThis.Date = Stopped;
  Math.random = refuse;
  try {
    return run();
  } finally {
    globalThis.Date = RealDate;
    Math.random = random;
  }
}
