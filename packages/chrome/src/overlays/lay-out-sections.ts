/**
 * Lays out the sections that the browser has left until they come near the screen (`content-visibility`), one after the other and
 * each in a moment of its own, so that no click waits for all of them. From then on the page is as high as it is: for
 * scroll bars, for pictures of the whole page, and for what measures it.
 *
 * @param whenIdle runs what it is given once the browser has nothing else to do
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
