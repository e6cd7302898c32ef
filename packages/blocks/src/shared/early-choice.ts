import { type RefObject, useEffect, useRef } from "react";

/**
 * Reports a choice in a server-rendered select that a visitor made before the select's script ran. Until then, only the
 * browser's control has that choice. The hook reports it once, when the script runs.
 *
 * @param onChoice called with the value, unless it is the empty one from the server
 * @returns the ref for an element around the select
 */
export function useEarlyChoice<Around extends HTMLElement = HTMLDivElement>(
  onChoice: (value: string) => void,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const callback = useRef(onChoice);
  useEffect(() => {
    const early = around.current?.querySelector("select")?.value ?? "";
    if (early !== "") callback.current(early);
  }, []);
  return around;
}
