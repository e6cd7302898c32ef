import { useSyncExternalStore } from "react";

/** The state that was chosen on the page; undefined before its script runs. */
let chosen: string | null | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the page's answers which state is chosen; null for none. */
export function showStateAnswers(state: string | null): void {
  if (chosen === state) return;
  chosen = state;
  for (const listener of listeners) listener();
}

/** The state whose answers show; undefined before the page's script runs: all of them show then. */
export const useChosenState = (): string | null | undefined =>
  useSyncExternalStore(
    listen,
    () => chosen,
    () => undefined,
  );
