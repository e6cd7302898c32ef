/** The height of what stays at the foot of the screen, for whatever stands or sticks above it. */
const HEIGHT = "--cw-foot";

/** Has the page keep room for an element that stays at the foot of the screen, however high it is; for `ref`. */
export function keepRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}
