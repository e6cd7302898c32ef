/**
 * Adds to drop-downs of native `details` that they open on hover, and close when the keyboard focus leaves, on a click elsewhere and on
 * Escape. Without it each opens and closes by its button. The code loads with the first pointer or focus.
 * [A11Y-005, A11Y-006, A11Y-007]
 */
export function followMenus(): void {
  let isAsked = false;
  let last: PointerEvent | null = null;
  const load = async () => {
    if (isAsked) return;
    isAsked = true;
    const { followMenuEvents } = await import("./menu-events.ts");
    stop();
    followMenuEvents(last);
  };
  const onFocus = () => void load().catch(() => (isAsked = false));
  const onPointer = (event: PointerEvent) => {
    last = event;
    onFocus();
  };
  const stop = () => {
    document.removeEventListener("pointerover", onPointer);
    document.removeEventListener("focusin", onFocus);
  };
  document.addEventListener("pointerover", onPointer);
  document.addEventListener("focusin", onFocus);
}
