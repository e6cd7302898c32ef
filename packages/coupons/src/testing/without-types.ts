/** A function as callers without types see it, so that a test can pass anything. */
export function withoutTypes<Result>(call: (...given: never[]) => Result): (...given: unknown[]) => Result {
  return (...given) => Reflect.apply(call, undefined, given);
}
