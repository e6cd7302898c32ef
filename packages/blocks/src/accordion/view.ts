import type { StructuredDataNode, ViewInput } from "../define-block.ts";
import { buttonCta } from "../shared/button-fields.ts";
import type { Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import { faqNodes, isFaqTitle } from "../shared/faq-nodes.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { AccordionContent } from "./fields.ts";

export interface AccordionEntry {
  readonly title: string;
  readonly html: string;
  readonly picture: Picture | null;
  readonly open: boolean;
}

/** Entries under one heading; a list without section titles is one section without a title. */
export interface AccordionSection {
  readonly title: string | null;
  readonly entries: readonly AccordionEntry[];
}

export interface AccordionProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly leftHtml: string;
  readonly boxed: boolean;
  readonly sections: readonly AccordionSection[];
  /** The name that the entries share if opening one closes the others; null if they are independent. */
  readonly group: string | null;
  readonly cta: Cta | null;
  readonly className: string;
}

/** [BL-accordion-002, BL-accordion-003, BL-accordion-004] */
export function accordionView({ content, context }: ViewInput<AccordionContent, null>): AccordionProps | null {
  const items = content.accordionItems.filter(
    (item) => item.itemTitle && (item.itemDescription || item.accordionImage),
  );
  if (items.length === 0) return null;

  const exclusive = items.some((item) => item.accordionImage);
  return {
    ground: getGround(context.index),
    title: content.accordionTitle,
    leftHtml: content.accordionLeftContent,
    boxed: content.accordionDisplayType === "boxed",
    sections: buildSections(items, exclusive),
    group: exclusive ? `accordion-${context.index}` : null,
    cta: buttonCta({ ...content, ariaLabel: content.buttonAriaLabel }),
    className: content.styles,
  };
}

/** The structured data of the questions, if a title marks them as questions. [SEO-010] */
export function accordionFaq({ accordionTitle, accordionItems }: AccordionContent): readonly StructuredDataNode[] {
  const titles = [accordionTitle, ...accordionItems.map((item) => item.accordionSectionTitle)];
  if (!titles.some(isFaqTitle)) return [];
  return faqNodes(accordionItems.map((item) => ({ question: item.itemTitle, answerHtml: item.itemDescription })));
}

/** Groups the entries into sections. In an exclusive list, only the first entry set to start open starts open. */
function buildSections(items: AccordionContent["accordionItems"], exclusive: boolean): AccordionSection[] {
  const firstOpen = items.findIndex((item) => item.showDescription);
  const sections: { title: string | null; entries: AccordionEntry[] }[] = [];

  for (const [index, item] of items.entries()) {
    const current = sections.at(-1);
    const entry = {
      title: item.itemTitle,
      html: item.itemDescription,
      // Inside a closed entry, so not needed for the first paint.
      picture: toPicture(item.accordionImage, Number.POSITIVE_INFINITY),
      open: exclusive ? index === firstOpen : item.showDescription,
    };
    if (current && (!item.accordionSectionTitle || item.accordionSectionTitle === current.title))
      current.entries.push(entry);
    else sections.push({ title: item.accordionSectionTitle || null, entries: [entry] });
  }
  return sections;
}
