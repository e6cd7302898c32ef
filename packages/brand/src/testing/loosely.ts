/** A function as callers without types see it, so that a test can hand it anything. */
export function loosely<Answer>(call: (...given: never[]) => Answer): (...given: unknown[]) => Answer {
  return (...given) => Reflect.apply(call, undefined, given);
}
