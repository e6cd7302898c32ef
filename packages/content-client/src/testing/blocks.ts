import { z } from "zod";
import type { BlockContract } from "../block-contract.ts";
import { rows } from "../fields/rows.ts";
import { html, text } from "../fields/text.ts";

/** A block that forgives every mistake. */
export const learnMoreBlock: BlockContract = {
  name: "learnMore",
  schema: z.object({ learnMoreContent: html, ctaLabel: text }),
  fragment: () => "learnMoreContent ctaLabel",
};

/** Two blocks: the other one insists on its title. */
export const testBlocks: readonly BlockContract[] = [
  learnMoreBlock,
  {
    name: "accordion",
    schema: z.object({ accordionTitle: z.string(), accordionItems: rows(z.object({ itemTitle: text })) }),
    fragment: (names) =>
      `accordionTitle accordionItems { __typename ... on ${names.row("accordionItems", "accordionItem")} { itemTitle } }`,
  },
];
