/** Whole ms since the process started. Measures durations, because the system clock may be adjusted at any moment. */
export const elapsed = (): number => Math.floor(performance.now());

/** Runs a function once after a delay, without keeping the process alive. @returns a function that cancels it */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
