/** A function without its parameter types, so that a test can pass anything to it. */
export function withoutTypes<Result>(call: (...given: never[]) => Result): (...given: unknown[]) => Result {
  return (...given) => Reflect.apply(call, undefined, given);
}
