import { link, text, toggle } from "@courseway/content-client";
import { z } from "zod";

/** One row of a shared dropdown. [BL-dropdown-005] */
export const dropdownItemSchema = z.object({
  dropdownLabel: text,
  dropdownLink: link,
  dropdownValue: text,
  dropdownLinkNewTab: toggle,
  dropdownLinkNofollow: toggle,
  dropdownCtaTag: text,
});

export type DropdownItemContent = z.infer<typeof dropdownItemSchema>;
