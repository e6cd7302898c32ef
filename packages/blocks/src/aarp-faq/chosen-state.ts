import { useSyncExternalStore } from "react";

/** The state chosen on the page; undefined before the page's script runs. */
let chosen: string | null | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the chosen state and notifies the page's answers; null for none. */
export function showStateAnswers(state: string | null): void {
  if (chosen === state) return;
  chosen = state;
  for (const listener of listeners) listener();
}

/** The state whose answers show; undefined before the page's script runs, when all answers show. */
export const useChosenState = (): string | null | undefined =>
  useSyncExternalStore(
    listen,
    () => chosen,
    () => undefined,
  );
