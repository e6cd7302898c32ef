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

/**
 * Shows the first HTML's figures until the countdown runs. Its code loads when the browser is idle; without it the
 * figures do not change.
 */
export function LaterCountdown({ children, ...countdown }: LaterCountdownProps) {
  const [Running, show] = useState<ComponentType<PageCountdownProps> | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./RunningCountdown.client.tsx").then((code) => show(() => code.RunningCountdown), console.warn);
    // Not every browser has `requestIdleCallback`.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 1000 });
    else setTimeout(load);
  }, []);
  return Running ? <Running {...countdown} /> : children;
}
