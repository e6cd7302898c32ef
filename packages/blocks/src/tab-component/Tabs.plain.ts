import { findFragmentTarget } from "@courseway/ui/islands";

const PANEL = ".cw-tabs-panel";

/**
 * Tabs with the usual keys: reaching a tab shows its panel. Every panel is in the first HTML, and shows without
 * JavaScript. A finished page may have shown another panel before this runs: `data-shown` says which.
 * [BL-tabComponent-002, BL-tabComponent-003, BL-tabComponent-004, A11Y-008, A11Y-009, A11Y-010, A11Y-011]
 */
export function followTabs(island: Element): () => void {
  const root = island.querySelector(".cw-tabs");
  const list = root?.querySelector<HTMLElement>(":scope > .cw-tabs-list");
  if (!root || !list) return () => {};
  const select = root.querySelector<HTMLSelectElement>(":scope > .cw-tabs-select > select");
  const tabs = [...list.querySelectorAll("button")];
  const panels = [...root.querySelectorAll<HTMLElement>(`:scope > ${PANEL}`)];
  let shown = 0;
  let written = "";

  const show = (index: number): void => {
    shown = index;
    for (const [at, panel] of panels.entries()) {
      panel.hidden = at !== index;
      panel.dataset["shown"] = String(at === index);
    }
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    }
    if (select) select.selectedIndex = index;
  };
  const choose = (index: number): void => {
    // The address names the shown panel, so that visitors can share it and a link to another tab changes the address.
    written = `#${panels[index]?.id}`;
    history.replaceState(null, "", written);
    show(index);
  };
  // The link's target was hidden when the browser looked for it.
  const followHash = (): void => {
    const target = location.hash === written ? null : findFragmentTarget();
    const index = panels.findIndex((panel) => panel.contains(target));
    if (target === null || index < 0) return;
    show(index);
    target.scrollIntoView();
  };

  const onClick = ({ target }: Event): void => {
    const index = tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
    if (index >= 0) choose(index);
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    choose(index);
    tabs[index]?.focus();
  };
  const onSelect = (): void => choose(select?.selectedIndex ?? 0);

  show(
    Math.max(
      0,
      panels.findIndex(({ dataset }) => dataset["shown"] === "true"),
    ),
  );
  followHash();
  const end = new AbortController();
  const { signal } = end;
  list.addEventListener("click", onClick, { signal });
  list.addEventListener("keydown", onKey, { signal });
  select?.addEventListener("change", onSelect, { signal });
  addEventListener("hashchange", followHash, { signal });
  return () => end.abort();
}
