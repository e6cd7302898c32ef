"use client";

import { useEffect, useState, type ReactNode } from "react";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly StickyBar: StickyBarProps;
  }
}

export interface StickyBarProps {
  /** Id of the element whose leaving the screen brings the bar. */
  readonly watches: string;
  readonly line: ReactNode;
  /** What expanding shows; without it there is nothing to expand. */
  readonly more?: ReactNode;
  readonly toggleIcon?: ReactNode;
}

/** Whether an element has left the screen; a missing one has not. Answers too when the element is inserted again. */
function useOutOfView(id: string): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const target = document.getElementById(id);
      for (const entry of entries) if (entry.target === target) setOut(!entry.isIntersecting);
      // A visitor's own price brings a new button: from now on that one counts.
      if (target && entries.every((entry) => entry.target !== target)) observer.observe(target);
    });
    const target = document.getElementById(id);
    if (target) observer.observe(target);
    return () => observer.disconnect();
  }, [id]);
  return out;
}

/** Fixed at the foot of the screen while the watched element is out of view. Starts expanded on a desktop, minimized on a phone. [POP-001, POP-003, POP-004, POP-005] */
export function StickyBar({ watches, line, more, toggleIcon }: StickyBarProps) {
  const visible = useOutOfView(watches);
  const [expanded, setExpanded] = useState<boolean>();
  if (!visible) return null;
  const isExpanded = Boolean(more) && (expanded ?? matchMedia("(min-width: 48rem)").matches);

  return (
    <aside className="cw-offer-bar" data-ground="plain" aria-label="Buy this course">
      {isExpanded ? <div className="cw-offer-bar-more">{more}</div> : null}
      <div className="cw-offer-bar-line">
        {line}
        {more ? (
          <button
            type="button"
            className="cw-offer-bar-toggle"
            aria-label="Offer details"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {toggleIcon}
          </button>
        ) : null}
      </div>
    </aside>
  );
}
