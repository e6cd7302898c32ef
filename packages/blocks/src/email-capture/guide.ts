import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "A page that already asks for an email address: one form a page is enough.",
  accessibility:
    "Every field has a visible label, errors show next to the field, and success replaces the form as a status.",
};
