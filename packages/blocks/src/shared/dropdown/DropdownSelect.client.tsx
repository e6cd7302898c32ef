"use client";

import { guarded } from "@courseway/ui";
import type { ChangeEvent, ReactNode } from "react";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly DropdownSelect: DropdownSelectProps;
  }
}

export interface DropdownSelectProps {
  /** The list whose links the options follow. */
  readonly listId: string;
  readonly label: string;
  readonly placeholder: string;
  readonly labels: readonly string[];
  /** The arrow, drawn by the server so that no icon set comes along. */
  readonly children: ReactNode;
}

/**
 * The phone's face of a dropdown. An option follows its link in the list by a click, so that forwarded
 * parameters and new tabs are decided in one place, and the select goes back to its first option. [BL-dropdown-003, LNK-014]
 */
export const DropdownSelect = guarded(function DropdownSelect(props: DropdownSelectProps) {
  const { listId, label, placeholder, labels, children } = props;
  const follow = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const links = document.getElementById(listId)?.querySelectorAll("a");
    const link = links?.[currentTarget.selectedIndex - 1];
    currentTarget.selectedIndex = 0;
    link?.click();
  };

  return (
    <span className="cw-select cw-dropdown-select">
      <select className="cw-input" aria-label={label} defaultValue="" onChange={follow}>
        <option value="">{placeholder}</option>
        {labels.map((text, index) => (
          <option key={text} value={index + 1}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </span>
  );
});
