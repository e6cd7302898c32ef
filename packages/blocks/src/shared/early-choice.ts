import { type RefObject, useEffect, useRef } from "react";

/**
 * A select that the server drew can be used before its script is there, and what was chosen then stays in the browser's
 * control alone. This tells of it once, as soon as the script runs.
 *
 * @param onChoice told the value, unless it is the empty one that the server chose
 * @returns goes around the select
 */
export function useEarlyChoice<Around extends HTMLElement = HTMLDivElement>(
  onChoice: (value: string) => void,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const tell = useRef(onChoice);
  useEffect(() => {
    const early = around.current?.querySelector("select")?.value ?? "";
    if (early !== "") tell.current(early);
  }, []);
  return around;
}
