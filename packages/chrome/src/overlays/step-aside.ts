/** Interactive elements. */
const CONTROLS = "a, button, input, select, textarea, summary, label";

/** How long the page must stand still before the check, in ms. */
const STILL_MS = 150;

/** Whether an interactive element is under a fixed button, at the button's normal position. */
function coversControl(sign: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = sign;
  const across = (start: number, size: number): readonly number[] => [start + 1, start + size / 2, start + size - 2];
  return across(left, width).some((x) =>
    across(top, height).some((y) =>
      document.elementsFromPoint(x, y).some((one) => !sign.contains(one) && one.closest(CONTROLS) !== null),
    ),
  );
}

/**
 * On a phone, moves the chat's button off the screen while it would cover a link, button or field of the page. Scrolling or the keyboard
 * brings it back.
 *
 * @param findSign the sign that stands there now
 * @returns ends it
 */
export function stepAside(findSign: () => HTMLElement | null): () => void {
  const look = (): void => {
    const sign = findSign();
    sign?.toggleAttribute("data-aside", !matchMedia("(min-width: 48rem)").matches && coversControl(sign));
  };
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, STILL_MS);
  };
  wait();
  const stop = new AbortController();
  for (const type of ["scroll", "resize", "click"])
    window.addEventListener(type, wait, { passive: true, signal: stop.signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
