/** Whole ms that pass while the process runs, for all that is measured in time: the clock itself may be put right at any moment. */
export const elapsed = (): number => Math.floor(performance.now());

/** Runs something once after so many ms, without keeping the process alive for it. @returns what cancels it */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
