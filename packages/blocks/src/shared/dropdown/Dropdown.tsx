import { Icon, linkAttributes } from "@courseway/ui";
import type { DropdownData } from "./dropdown-links.ts";
import { Island } from "../island/Island.client.tsx";
import type { PlainIslandProps } from "../island/plain-island.client.tsx";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly DropdownSelect: PlainIslandProps<object>;
  }
}

export interface DropdownProps extends DropdownData {
  readonly align?: "left" | "center" | "right";
}

/**
 * A list of links that opens on a click and closes on any click elsewhere: a popover, which needs no JavaScript. On a
 * phone it is the browser's own select. [BL-dropdown-001, BL-dropdown-002, BL-dropdown-003, BL-dropdown-004]
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
      <Island of="DropdownSelect" data={{}}>
        <span className="cw-select cw-dropdown-select">
          <select className="cw-input" aria-label={topLabel ?? placeholder} defaultValue="">
            <option value="">{placeholder}</option>
            {links.map(({ label }, index) => (
              <option key={label} value={index + 1}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </Island>
    </div>
  );
}
