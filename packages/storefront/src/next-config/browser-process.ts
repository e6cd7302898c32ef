/**
 * What Next's browser code finds as Node's `process`. Next's own stand-in is four times as large, and its compiled file
 * tells every visitor the folder that the app was built in, with the names and versions of its packages.
 */

/** Empty: the build has already put known values into the code. */
export const env: Readonly<Record<string, string | undefined>> = {};

/** Says to libraries that this is no Node. */
export const browser = true;

/** Runs before anything that waits for a timer. */
export const nextTick = (run: (...values: unknown[]) => void, ...values: unknown[]): void =>
  queueMicrotask(() => run(...values));
