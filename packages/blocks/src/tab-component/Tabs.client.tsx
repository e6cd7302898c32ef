"use client";

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from "react";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly Tabs: TabsProps;
  }
}

export interface Tab {
  /** The panel's id, to which links lead. [BL-tabComponent-002] */
  readonly anchor: string;
  readonly title: string;
  /** What the tab shows, rendered on the server. */
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Names the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: number;
  /** The select's arrow, drawn by the server so that no icon set comes along. */
  readonly arrow: ReactNode;
}

const PANEL = ".cw-tabs-panel";

function onHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/**
 * Tabs by the keys of the platform's own: a tab that is reached is shown. More than two are a select on small screens.
 * Every panel is in the first HTML, and shows where there is no script. `aria-controls`, `aria-selected` and `data-shown` are also what a
 * finished page goes by to answer before React is there.
 * [BL-tabComponent-003, BL-tabComponent-004, A11Y-008, A11Y-009, A11Y-010, A11Y-011]
 */
export function Tabs({ label, tabs, active, arrow }: TabsProps) {
  const [shown, show] = useState(active);
  const list = useRef<HTMLDivElement>(null);
  const written = useRef("");
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => null,
  );
  const linked = tabs.findIndex(({ anchor }) => hash === `#${anchor}`);
  if (linked >= 0 && linked !== shown) show(linked);

  // The page may have shown another one before this runs. Its click is told of again, but only after a frame without any panel.
  useLayoutEffect(() => {
    const panels = list.current?.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${PANEL}`) ?? [];
    const early = [...panels].findIndex(({ dataset }) => dataset["shown"] === "true");
    if (early >= 0) show(early);
  }, []);

  // What a link leads to was hidden when the browser looked for it.
  useEffect(() => {
    if (hash && hash !== written.current) document.getElementById(hash.slice(1))?.closest(PANEL)?.scrollIntoView();
  }, [hash]);

  const choose = (index: number) => {
    // The address names what is shown: it can be passed on, and a link to another tab is a change again.
    written.current = `#${tabs[index]?.anchor}`;
    history.replaceState(null, "", written.current);
    show(index);
  };

  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    choose(index);
    list.current?.querySelectorAll("button")[index]?.focus();
  };

  return (
    <div className="cw-tabs" data-many={tabs.length > 2}>
      {tabs.length > 2 && (
        <span className="cw-select cw-tabs-select">
          <select
            className="cw-input"
            aria-label={label}
            aria-controls={tabs.map(({ anchor }) => anchor).join(" ")}
            value={shown}
            onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}
          >
            {tabs.map(({ anchor, title }, index) => (
              <option key={anchor} value={index}>
                {title}
              </option>
            ))}
          </select>
          {arrow}
        </span>
      )}
      {/* The tabs inside have the focus; this only hears their keys. */}
      <div ref={list} className="cw-tabs-list" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map(({ anchor, title }, index) => (
          <button
            key={anchor}
            id={`${anchor}-tab`}
            type="button"
            role="tab"
            aria-selected={index === shown}
            aria-controls={anchor}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ anchor, panel }, index) => (
        <div
          key={anchor}
          id={anchor}
          className="cw-tabs-panel"
          role="tabpanel"
          aria-labelledby={`${anchor}-tab`}
          tabIndex={0}
          data-shown={index === shown}
          // Before there is a script the style sheet hides it, and only where one will come.
          hidden={hash !== null && index !== shown}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
