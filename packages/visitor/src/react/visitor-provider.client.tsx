"use client";

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { VisitorBrowser } from "../browser.ts";
import type { VisitorSettings } from "../settings.ts";
import { createAnonymousVisitor, type VisitorSnapshot } from "../snapshot.ts";
import { pageVisitor } from "./page-visitor.ts";
import { type Alarm, createVisitorStore, type LoadDetails, type VisitorStore } from "../store.ts";

const VisitorContext = createContext<VisitorStore | null>(null);

interface VisitorProviderProps {
  readonly settings: VisitorSettings;
  /** Replaces the browser in stories and tests. */
  readonly browser?: VisitorBrowser & { readonly loadDetails?: LoadDetails };
  readonly children: ReactNode;
}

/** Provides one visitor and one clock to a page. */
export function VisitorProvider({ settings, browser, children }: VisitorProviderProps) {
  const [store] = useState(() => createVisitorStore(settings, browser, browser?.loadDetails));
  useEffect(() => store.start(), [store]);
  return <VisitorContext value={store}>{children}</VisitorContext>;
}

/** The page's store, for actions: the provider's, or else the page's own; null without either. */
export const useVisitorStore = (): VisitorStore | null => useContext(VisitorContext) ?? pageVisitor();

const ANONYMOUS = createAnonymousVisitor(0);
const never = () => () => {};

/**
 * Reads the visitor in a component: the anonymous visitor on the server and during hydration.
 *
 * @param select a part of the snapshot, the same object for the same snapshot
 */
export function useVisitor<T>(select: (visitor: VisitorSnapshot) => T): T {
  const store = useVisitorStore();
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => select(store?.getSnapshot() ?? ANONYMOUS),
    () => select(store?.getServerSnapshot() ?? ANONYMOUS),
  );
}

/** Wakes a component at a moment by the page's clock; null for never. Pass the same function each time. */
export function useAlarm(alarm: Alarm | null): void {
  const store = useVisitorStore();
  useEffect(() => (alarm ? store?.addAlarm(alarm) : undefined), [store, alarm]);
}

/** The two letters of the visitor's state, requested once per page; null while unknown. [LOC-001] */
export function useVisitorState(): string | null {
  const store = useVisitorStore();
  useEffect(() => void store?.locate(), [store]);
  return useVisitor(({ state }) => state);
}
