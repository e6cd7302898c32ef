/** The CSS variable with the height of the bar at the bottom of the screen, for elements above it. */
const HEIGHT = "--cw-foot";

/** For `ref`: reserves room on the page for an element that is fixed at the bottom of the screen. */
export function reserveRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}
