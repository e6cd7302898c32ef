/** Everything that comes before a browser follows, opens or copies a link. */
const LINK_EVENTS = ["pointerover", "focusin", "touchstart", "click", "auxclick", "contextmenu"] as const;

/**
 * Calls back with the link that is about to be followed, without hydration.
 *
 * @returns stops it
 */
export function onLinkUse(use: (link: HTMLAnchorElement) => void): () => void {
  const listener = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link !== null) use(link);
  };
  for (const event of LINK_EVENTS) document.addEventListener(event, listener, { capture: true, passive: true });
  return () => {
    for (const event of LINK_EVENTS) document.removeEventListener(event, listener, { capture: true });
  };
}
