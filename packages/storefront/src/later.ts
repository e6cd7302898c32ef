/** Runs something once after so many ms, without keeping the process alive for it. @returns what cancels it */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
