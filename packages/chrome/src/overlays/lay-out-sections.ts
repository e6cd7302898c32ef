/**
 * Lays out the sections that the browser skips until they are near the screen (`content-visibility`), each in its own task, so that no
 * click waits for all of them. Then the page has its real height for scroll bars, full-page pictures and measurements.
 *
 * @param whenIdle runs a function once the browser is idle
 */
export function layOutSections(whenIdle: (run: () => void) => void): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(".cw-section")].filter(
    (section) => getComputedStyle(section).contentVisibility === "auto",
  );
  const next = (): void => {
    const section = waiting.shift();
    if (section === undefined) return;
    section.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
}
