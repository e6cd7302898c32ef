"use client";

import { useVisitorStore } from "@courseway/visitor/react";
import { useEffect } from "react";
import type { PageAnalytics } from "./page-analytics.ts";

/** Not in every browser; there a moment's pause does. */
const whenIdle = (run: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));

/** Starts analytics once the page is loaded and the browser has nothing else to do: a visitor waits for none of it. [AN-001, RT-039] */
export function Analytics({ settings }: { readonly settings: PageAnalytics }) {
  const store = useVisitorStore();
  useEffect(() => {
    if (!store) return;
    let isGone = false;
    const start = async () => {
      if (!isGone) await (await import("./start.ts")).startAnalytics(settings, store);
    };
    // Without its code the page stands, and nothing is measured.
    const begin = () => whenIdle(() => void start().catch(() => {}));
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    return () => {
      isGone = true;
    };
  }, [settings, store]);
  return null;
}
