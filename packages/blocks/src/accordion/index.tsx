import { Accordion as Disclosures, Heading, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import {
  type AccordionEntry,
  type AccordionProps,
  type AccordionSection,
  accordionFaq,
  accordionView,
} from "./view.ts";

/** A title and a short text next to the list of questions; on a phone, above it. [BL-accordion-001] */
function Accordion(props: AccordionProps) {
  const { ground, title, leftHtml, sections, cta, className } = props;
  const hasLeftColumn = leftHtml !== "";
  return (
    <Section ground={ground} className={className}>
      <div className="cw-block-accordion" data-beside={hasLeftColumn}>
        <div className="cw-block-accordion-intro">
          {title && <Heading level={2}>{title}</Heading>}
          <RichText html={leftHtml} />
          {hasLeftColumn && cta && <CtaButton cta={cta} />}
        </div>
        <div className="cw-block-accordion-list">
          {sections.map((section) => (
            <Questions key={section.entries[0]?.title} section={section} {...props} />
          ))}
          {!hasLeftColumn && cta && <CtaButton cta={cta} />}
        </div>
      </div>
    </Section>
  );
}

interface QuestionsProps extends Pick<AccordionProps, "title" | "boxed" | "group"> {
  readonly section: AccordionSection;
}

function Questions({ section, title, boxed, group }: QuestionsProps) {
  const level = title ? 3 : 2;
  return (
    <div>
      {section.title && (
        <Heading level={level} size="h4" className="cw-block-accordion-section">
          {section.title}
        </Heading>
      )}
      <Disclosures
        variant={boxed ? "boxed" : "lined"}
        headingLevel={section.title ? (level === 2 ? 3 : 4) : level}
        name={group ?? undefined}
        items={section.entries.map((entry) => ({
          title: entry.title,
          open: entry.open,
          content: <Answer {...entry} />,
        }))}
      />
    </div>
  );
}

function Answer({ html, picture }: AccordionEntry) {
  if (!picture) return <RichText html={html} />;
  return (
    <div className="cw-block-accordion-answer">
      <RichText html={html} />
      <BlockPicture picture={picture} width={428} sizes="(max-width: 767px) 100vw, 294px" />
    </div>
  );
}

/** Questions that open to show their answers, as native disclosure elements. [BL-accordion-001, A11Y-012] */
export const accordion = defineBlock({
  name: "accordion",
  about,
  fields,
  view: accordionView,
  component: Accordion,
  structuredData: ({ content }) => accordionFaq(content),
  examples,
});
