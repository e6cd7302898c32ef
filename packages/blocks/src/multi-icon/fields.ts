import { assets, type Content, text } from "@courseway/content-client";

export const about = "A row of logos, seals or other small pictures, with a heading. Not shown without pictures.";

/** What an editor sets on a row of icons. [BL-multiIcon-005] */
export const fields = {
  componentTitle: text("The heading above the pictures"),
  iconList: assets("The pictures, in this order; each one's text says what it shows"),
};

export type MultiIconContent = Content<typeof fields>;
