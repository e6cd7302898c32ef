import { expect, type Page } from "@playwright/test";

/** Describes the focused element: its identity and its faults. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const inside = (value: number, end: number) => Math.min(end - 1, Math.max(0, value));
    const seen = document.elementFromPoint(
      inside((left + right) / 2, innerWidth),
      inside((top + bottom) / 2, innerHeight),
    );
    const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
    const isInView = bottom > 0 && top < innerHeight;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const labels = "labels" in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
    const label = labels.map(({ textContent }) => textContent).join(" ");
    const name = focused.ariaLabel ?? (label.trim() || focused.textContent.trim());
    const faults = [
      ...(isInView && isSeen ? [] : [`lies under ${seen?.className ?? "the edge"}`]),
      ...(outlineStyle === "none" || outlineWidth === "0px" ? ["has no focus ring"] : []),
      ...(name === "" ? ["has no name"] : []),
    ];
    const href = focused instanceof HTMLAnchorElement ? new URL(focused.href) : null;
    return {
      name,
      tag: focused.tagName,
      faults,
      path: href?.pathname ?? null,
      isOwn: href?.origin === location.origin,
    };
  });
type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/**
 * Presses Tab until the focus is on the wanted element; every focused element on the way must be visible, have a focus
 * ring, and have a name.
 */
export async function tabTo(page: Page, isIt: (stop: Stop) => boolean, most = 120): Promise<void> {
  const faults: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await readStop(page);
    if (stop === null) continue;
    faults.push(...stop.faults.map((fault) => `${stop.tag} “${stop.name.slice(0, 40)}” ${fault}`));
    if (!isIt(stop)) continue;
    expect.soft(faults).toEqual([]);
    return;
  }
  throw new Error(`Tab did not come to it on ${page.url()} in ${most} steps.`);
}
