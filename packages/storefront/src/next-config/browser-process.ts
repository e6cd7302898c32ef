/**
 * Replaces Node's `process` for Next's browser code. Next's own polyfill is four times as large, and its compiled file reveals the
 * folder in which the app was built, with the names and versions of its packages.
 */

/** Empty: the build has already inlined known values. */
export const env: Readonly<Record<string, string | undefined>> = {};

/** Tells libraries that this is not Node. */
export const browser = true;

/** Runs before any timer. */
export const nextTick = (run: (...values: unknown[]) => void, ...values: unknown[]): void =>
  queueMicrotask(() => run(...values));
