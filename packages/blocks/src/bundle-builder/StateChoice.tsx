import { bundleStates, type BundleState } from "@courseway/pricing";
import { useState, type ReactNode } from "react";

export interface StateChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly bundle: BundleState;
  readonly onToggle: (state: string) => void;
  readonly arrow: ReactNode;
}

/**
 * Checkboxes for the states and a search field, in a popover that a button opens. Escape and a click elsewhere close
 * it.
 * [BB-001, BB-002, BB-015, CN-006]
 */
export function StateChoice({ id, label, bundle, onToggle, arrow }: StateChoiceProps) {
  const [search, setSearch] = useState("");
  const { catalog, states } = bundle;
  const found = bundleStates(catalog, search);
  const listId = `${id}-states`;
  return (
    <div className="cw-builder-states">
      <span id={`${id}-states-label`} className="cw-field-label">
        {label}
      </span>
      <button
        type="button"
        className="cw-dropdown-button"
        popoverTarget={listId}
        aria-labelledby={`${id}-states-label ${id}-states-chosen`}
      >
        <span id={`${id}-states-chosen`}>{states.join(", ") || "None selected"}</span>
        {arrow}
      </button>
      <div id={listId} className="cw-builder-search" popover="auto" role="group" aria-labelledby={`${id}-states-label`}>
        <input
          className="cw-input"
          type="search"
          aria-label="Search states"
          placeholder="Search states"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <ul>
          {found.map((state) => (
            <li key={state}>
              <label className="cw-builder-tick">
                <input type="checkbox" checked={states.includes(state)} onChange={() => onToggle(state)} />
                {state}
              </label>
            </li>
          ))}
        </ul>
        <p role="status" className={found.length > 0 ? "cw-visually-hidden" : undefined}>
          {found.length === 0 ? "No state of this name." : `${found.length} ${found.length === 1 ? "state" : "states"}`}
        </p>
      </div>
    </div>
  );
}
