import { dropdownLink, linkRules, type BrandConfig } from "@courseway/brand";
import { link, text, toggle } from "@courseway/content-client";

/** One row of a shared dropdown. [BL-dropdown-005] */
export const dropdownItemFields = {
  dropdownLabel: text("The row's label"),
  dropdownLink: link("The row's link"),
  dropdownValue: text("The row's value, such as a state, if it is not the label"),
  dropdownLinkNewTab: toggle("Opens the row's link in a new tab"),
  dropdownLinkNofollow: toggle("Tells search engines not to follow the row's link"),
  dropdownCtaTag: text("Names the row in analytics"),
};

/** A dropdown's rows and texts from the content. */
export interface DropdownFields {
  readonly items: readonly {
    readonly dropdownLabel: string;
    readonly dropdownLink: string | null;
    readonly dropdownValue?: string;
    readonly dropdownLinkNewTab?: boolean;
    readonly dropdownLinkNofollow?: boolean;
    readonly dropdownCtaTag?: string;
  }[];
  readonly topLabel: string;
  readonly placeholder: string;
}

export interface DropdownLink {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
  readonly nofollow: boolean;
  readonly tag: string | null;
}

/** A dropdown, ready to render. */
export interface DropdownData {
  readonly id: string;
  readonly topLabel: string | null;
  readonly placeholder: string;
  readonly links: readonly DropdownLink[];
}

/**
 * A dropdown of links; null if no row has both a label and a link. The page's query is not known here: the host's link
 * script adds it on a click. [BL-dropdown-005, LNK-010, LNK-011, LNK-013]
 */
export function buildDropdown(
  { items, topLabel, placeholder }: DropdownFields,
  { brand, id }: { readonly brand: BrandConfig; readonly id: string },
): DropdownData | null {
  const rules = linkRules(brand);
  const links = items.flatMap((item) => {
    const label = item.dropdownLabel || item.dropdownValue;
    if (!label || !item.dropdownLink) return [];
    const { href, newTab } = dropdownLink(item.dropdownLink, "", rules);
    return [
      {
        label,
        href,
        newTab: newTab || (item.dropdownLinkNewTab ?? false),
        nofollow: item.dropdownLinkNofollow ?? false,
        tag: item.dropdownCtaTag || null,
      },
    ];
  });
  return links.length === 0 ? null : { id, topLabel: topLabel || null, placeholder: placeholder || "Select", links };
}
