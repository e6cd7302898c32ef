"use client";

import { runAt } from "@courseway/coupons";
import { type ReactNode, useEffect, useState } from "react";

interface ShownUntilProps {
  /** Epoch ms, or null for no end. */
  readonly until: number | null;
  readonly children: ReactNode;
}

/** Shows its children until a moment; a page left open drops them then. [PB-003, PB-010] */
export function ShownUntil({ until, children }: ShownUntilProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const host = {
      now: Date.now,
      set: (run: () => void, delay: number) => window.setTimeout(run, delay),
      clear: (handle: number) => window.clearTimeout(handle),
    };
    return runAt(until, () => setOver(true), host);
  }, [until]);
  return isOver ? null : children;
}
