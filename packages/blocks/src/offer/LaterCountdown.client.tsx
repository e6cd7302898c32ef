"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { PageCountdownProps } from "./CountdownFigures.tsx";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly LaterCountdown: LaterCountdownProps;
  }
}

/** What counts down. */
export interface CountdownCode {
  readonly RunningCountdown: ComponentType<PageCountdownProps>;
}

/**
 * The code of a countdown: it comes when the browser has a moment to spare, so that nothing of the page waits for it. Null
 * until then, and where it cannot be had.
 */
export function useCountdownCode(): CountdownCode | null {
  const [code, show] = useState<CountdownCode | null>(null);
  useEffect(() => {
    const load = () => void import("./RunningCountdown.client.tsx").then(show, console.warn);
    // Not in every browser.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 1000 });
    else setTimeout(load);
  }, []);
  return code;
}

export interface LaterCountdownProps extends PageCountdownProps {
  /** The figures of the first HTML. */
  readonly children: ReactNode;
}

/** The figures of the first HTML until they run. */
export function LaterCountdown({ children, ...countdown }: LaterCountdownProps) {
  const code = useCountdownCode();
  return code ? <code.RunningCountdown {...countdown} /> : children;
}
