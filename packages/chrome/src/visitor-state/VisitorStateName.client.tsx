"use client";

import { useVisitorState } from "@courseway/visitor/react";
import { type ReactNode, useEffect, useState } from "react";

/** The name of the visitor's state; the server's text while the state is unknown. [CH-006, CH-007, LOC-001] */
export function VisitorStateName({ children }: { readonly children: ReactNode }) {
  const state = useVisitorState();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      // Only pages that name the state need the list of them.
      const { findState } = await import("./state-names.ts");
      if (!isGone) setName(findState(state)?.name ?? null);
    };
    // Without the list the page keeps its neutral words.
    if (state !== null) find().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [state]);
  return <span data-state-name="">{name ?? children}</span>;
}
