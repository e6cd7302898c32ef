import { Icon } from "@courseway/ui";
import type { ReactNode } from "react";
import { Island } from "../shared/island/Island.client.tsx";
import type { PlainIslandProps } from "../shared/island/plain-island.client.tsx";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly Tabs: PlainIslandProps<object>;
  }
}

export interface Tab {
  /** The panel's id, which links can lead to. [BL-tabComponent-002] */
  readonly anchor: string;
  readonly title: string;
  readonly panel: ReactNode;
}

export interface TabSetProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: number;
}

/**
 * Tabs; more than two are a select on small screens. A finished page also uses `aria-controls`, `aria-selected` and
 * `data-shown` to respond before the island's script runs. [BL-tabComponent-003, BL-tabComponent-004]
 */
export function TabSet({ label, tabs, active }: TabSetProps) {
  return (
    <Island of="Tabs" data={{}}>
      <div className="cw-tabs" data-many={tabs.length > 2}>
        {tabs.length > 2 && (
          <span className="cw-select cw-tabs-select">
            <select
              className="cw-input"
              aria-label={label}
              aria-controls={tabs.map(({ anchor }) => anchor).join(" ")}
              defaultValue={active}
            >
              {tabs.map(({ anchor, title }, index) => (
                <option key={anchor} value={index}>
                  {title}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        )}
        <div className="cw-tabs-list" role="tablist" aria-label={label} tabIndex={-1}>
          {tabs.map(({ anchor, title }, index) => (
            <button
              key={anchor}
              id={`${anchor}-tab`}
              type="button"
              role="tab"
              aria-selected={index === active}
              aria-controls={anchor}
              tabIndex={index === active ? 0 : -1}
            >
              {title}
            </button>
          ))}
        </div>
        {tabs.map(({ anchor, panel }, index) => (
          // The island's script hides the other panels. Until it runs, the style sheet hides them, but only if
          // JavaScript is on.
          <div
            key={anchor}
            id={anchor}
            className="cw-tabs-panel"
            role="tabpanel"
            aria-labelledby={`${anchor}-tab`}
            tabIndex={0}
            data-shown={index === active}
          >
            {panel}
          </div>
        ))}
      </div>
    </Island>
  );
}
