/** Near the screen: a tenth of the element is within the screen or 50 px around it. [VID-004] */
const NEAR: IntersectionObserverInit = { threshold: 0.1, rootMargin: "50px" };

/** Calls back once, when an element comes near the screen. @returns stops waiting for it */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  }, NEAR);
  observer.observe(element);
  return () => observer.disconnect();
}
