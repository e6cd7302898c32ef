import { z } from "zod";
import type { BlockContract } from "../block-contract.ts";
import { rows } from "../fields/rows.ts";
import { html, text } from "../fields/text.ts";

/** A block that accepts any value. */
export const learnMoreBlock = {
  name: "learnMore",
  about: "A banner with one way on.",
  fields: { learnMoreContent: html("What it says"), ctaLabel: text("The button's label") },
} as const satisfies BlockContract;

/** Two blocks; the second one requires its title. */
export const testBlocks: readonly BlockContract[] = [
  learnMoreBlock,
  {
    name: "accordion",
    about: "Questions that open on their answers.",
    fields: {
      accordionTitle: { ...text("The title"), schema: z.string() },
      accordionItems: rows("The questions", { accordionItem: { itemTitle: text("The question") } }),
    },
  },
];
