import { assets, type Content, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about = "A row of logos, seals or other small pictures, with a heading. Not shown without pictures.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "proof",
  notFor: "Pictures that need explanation: use resources or layout.",
  accessibility: "A list of pictures with alternative texts. A logo's is the name of its owner.",
};

/** What an editor sets on a row of icons. [BL-multiIcon-005] */
export const fields = {
  componentTitle: text("The heading above the pictures"),
  iconList: assets("The pictures, in this order; each one's text says what it shows"),
};

export type MultiIconContent = Content<typeof fields>;
