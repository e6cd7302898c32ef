"use client";

import { type ReactNode, useEffect, useState } from "react";

/** In px. [HD-016] */
const SCROLLED = 80;

/**
 * The small form of a header at the top of a wide window, once the page is scrolled further than 80 px. Until then nobody can
 * reach it. [HD-016, HD-022]
 */
export function CompactBar({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const whileHere = new AbortController();
    const look = () => setShown(scrollY > SCROLLED);
    look();
    addEventListener("scroll", look, { passive: true, signal: whileHere.signal });
    return () => whileHere.abort();
  }, []);
  return (
    <div className="cw-compact" inert={!isShown}>
      {children}
    </div>
  );
}
