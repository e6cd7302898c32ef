import type { Follow } from "@courseway/blocks/offer";

/** Writes the name of the visitor's state; the server's text stays while the state is unknown. [CH-006, CH-007, LOC-001] */
export const followStateName: Follow<object> = (island, _, store) => {
  const text = island.querySelector("[data-state-name]");
  const unknown = text?.textContent ?? "";
  let isGone = false;
  const draw = async (): Promise<void> => {
    const { state } = store.getSnapshot();
    if (!text || state === null) return;
    // Only pages that name the state need the list of them.
    const { findState } = await import("./state-names.ts");
    if (!isGone) text.textContent = findState(state)?.name ?? unknown;
  };
  // Without the list the page keeps its neutral words.
  const follow = (): void => void draw().catch(() => {});
  follow();
  const stop = store.subscribe(follow);
  void store.locate().catch(() => {});
  return () => {
    isGone = true;
    stop();
    if (text) text.textContent = unknown;
  };
};
