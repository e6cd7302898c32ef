"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { PageCountdownProps } from "./CountdownFigures.tsx";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly LaterCountdown: LaterCountdownProps;
  }
}

export interface LaterCountdownProps extends PageCountdownProps {
  /** The figures of the first HTML. */
  readonly children: ReactNode;
}

/** The figures of the first HTML until they run. Their code comes when the browser has a moment to spare; without it they stand. */
export function LaterCountdown({ children, ...countdown }: LaterCountdownProps) {
  const [Running, show] = useState<ComponentType<PageCountdownProps> | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./RunningCountdown.client.tsx").then((code) => show(() => code.RunningCountdown), console.warn);
    // Not in every browser.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 1000 });
    else setTimeout(load);
  }, []);
  return Running ? <Running {...countdown} /> : children;
}
