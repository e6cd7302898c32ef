import { Icon } from "@courseway/ui";
import type { ReactNode } from "react";
import { Island } from "../shared/island/Island.client.tsx";
import type { PlainIslandProps } from "../shared/island/plain-island.client.tsx";
import type { FilterData } from "./CardFilter.plain.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly CardFilter: PlainIslandProps<FilterData>;
  }
}

export interface FilteredCard {
  /** The card's filter values. */
  readonly values: readonly string[];
  readonly card: ReactNode;
}

export interface CardFilterProps {
  /** The id of the select, and the name of the radio buttons. */
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly cards: readonly FilteredCard[];
  readonly listClass: string;
}

const ALL = "";

/**
 * A list on a desktop, a select on a phone. Without JavaScript neither shows, and all cards do.
 * [BL-productCards-002, BL-productCards-005, BL-productCards-006]
 */
export function CardFilter({ id, label, values, cards, listClass }: CardFilterProps) {
  const options = [{ value: ALL, text: "All" }, ...values.map((value) => ({ value, text: value }))];
  return (
    <Island of="CardFilter" data={{ cards: cards.map((card) => card.values) }}>
      <div className="cw-filtered">
        <div className="cw-filter">
          <div className="cw-field lg:hidden">
            <label htmlFor={id} className="cw-field-label">
              {label}
            </label>
            <span className="cw-select">
              <select id={id} className="cw-input">
                {options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </span>
          </div>
          <fieldset className="cw-filter-list">
            <legend className="cw-field-label">{label}</legend>
            {options.map(({ value, text }) => (
              <label key={value}>
                <input type="radio" name={id} value={value} defaultChecked={value === ALL} />
                {text}
              </label>
            ))}
          </fieldset>
        </div>
        <ul className={listClass}>
          {cards.map(({ card }, index) => (
            <li key={index}>{card}</li>
          ))}
        </ul>
      </div>
    </Island>
  );
}
