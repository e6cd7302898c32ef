import { Icon, linkAttributes } from "@courseway/ui";
import type { DropdownData } from "./build-dropdown.ts";
import { Island } from "../island/Island.client.tsx";

export interface DropdownProps extends DropdownData {
  readonly align?: "left" | "center" | "right";
}

/**
 * A list of links that opens on a click and closes on any click elsewhere: a popover, which needs no script.
 * On a phone it is the platform's own select. [BL-dropdown-001, BL-dropdown-002, BL-dropdown-003, BL-dropdown-004]
 */
export function Dropdown({ id, topLabel, placeholder, links, align = "left" }: DropdownProps) {
  return (
    <div className="cw-dropdown" data-align={align === "left" ? undefined : align}>
      {topLabel && <p className="cw-dropdown-label">{topLabel}</p>}
      <button type="button" className="cw-dropdown-button" popoverTarget={id}>
        <span>{placeholder}</span>
        <Icon name="chevron-down" />
      </button>
      <ul id={id} className="cw-dropdown-list" popover="auto">
        {links.map((link) => (
          <li key={`${link.label} ${link.href}`}>
            <a href={link.href} {...linkAttributes(link)} data-cta-tag={link.tag ?? undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <Island
        of="DropdownSelect"
        listId={id}
        label={topLabel ?? placeholder}
        placeholder={placeholder}
        labels={links.map((link) => link.label)}
      >
        <Icon name="chevron-down" />
      </Island>
    </div>
  );
}
