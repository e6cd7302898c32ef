"use client";
import { useEffect, useState } from "react";
import { useVisitorState, useVisitorStore } from "./visitor-provider.client.tsx";

/** The visitor's state, and whether it is still being asked for. [LOC-001] */
export function useLocatedState(): { readonly state: string | null; readonly isLoading: boolean } {
  const store = useVisitorStore();
  const state = useVisitorState();
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    let isGone = false;
    const wait = async () => {
      await store?.locate().catch(() => {});
      if (!isGone) setLoading(false);
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, [store]);
  return { state, isLoading: isLoading && state === null };
}
