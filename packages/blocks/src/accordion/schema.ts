import { asset, choice, html, rows, text, toggle } from "@courseway/content-client";
import { z } from "zod";
import { buttonShape } from "../shared/button-fields.ts";

const accordionItemSchema = z.object({
  itemTitle: text,
  itemDescription: html,
  accordionSectionTitle: text,
  accordionImage: asset,
  showDescription: toggle,
});

/** What an editor sets on an accordion. Any display type but "boxed" is the plain one. [BL-accordion-004, BL-accordion-005] */
export const accordionSchema = z.object({
  accordionTitle: text,
  accordionLeftContent: html,
  accordionDisplayType: choice(["boxed", "plain"], "plain"),
  accordionItems: rows(accordionItemSchema),
  ...buttonShape,
  styles: text,
});

export type AccordionContent = z.infer<typeof accordionSchema>;
