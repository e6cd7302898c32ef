"use client";

import { useState, type ReactNode } from "react";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly CardFilter: CardFilterProps;
  }
}

export interface FilteredCard {
  /** What the card is found under. */
  readonly values: readonly string[];
  /** The card, rendered on the server. */
  readonly card: ReactNode;
}

export interface CardFilterProps {
  /** Begins the names of its controls. */
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly cards: readonly FilteredCard[];
  readonly listClass: string;
  /** The select's arrow, drawn by the server so that no icon set comes along. */
  readonly arrow?: ReactNode;
}

const ALL = "";

/** A list on a desktop, a select on a phone; without script neither is there and all cards show. [BL-productCards-002, BL-productCards-005, BL-productCards-006] */
export function CardFilter({ id, label, values, cards, listClass, arrow }: CardFilterProps) {
  const [chosen, choose] = useState(ALL);
  const options = [{ value: ALL, text: "All" }, ...values.map((value) => ({ value, text: value }))];

  return (
    <div className="cw-filtered">
      <div className="cw-filter">
        <div className="cw-field lg:hidden">
          <label htmlFor={id} className="cw-field-label">
            {label}
          </label>
          <span className="cw-select">
            <select id={id} className="cw-input" value={chosen} onChange={(event) => choose(event.target.value)}>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            {arrow}
          </span>
        </div>
        <fieldset className="cw-filter-list">
          <legend className="cw-field-label">{label}</legend>
          {options.map(({ value, text }) => (
            <label key={value}>
              <input type="radio" name={id} checked={value === chosen} onChange={() => choose(value)} />
              {text}
            </label>
          ))}
        </fieldset>
      </div>
      <ul className={listClass}>
        {cards.map(({ values: own, card }, index) => (
          <li key={index} hidden={chosen !== ALL && !own.includes(chosen)}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
}
