import { Accordion, Heading, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import type { ShownTab } from "./tabs.ts";
import { TabSet } from "./TabSet.tsx";
import { type TabComponentProps, firstAnswers, tabFaq, tabComponentView } from "./view.ts";

/** A heading and tabs. */
function TabComponent({ ground, title, tabs, active, className, style }: TabComponentProps) {
  const level = title === "" ? 2 : 3;
  return (
    <Section ground={ground} className={className} style={style}>
      {title !== "" && (
        <Heading level={2} className="cw-tabs-title">
          {title}
        </Heading>
      )}
      <TabSet
        label={title || "Topics"}
        active={active}
        tabs={tabs.map((tab) => ({
          anchor: tab.anchor,
          title: tab.title,
          panel: <Panel {...tab} level={level} />,
        }))}
      />
    </Section>
  );
}

/** A tab's panel. Its heading is visible only without JavaScript, when there are no tabs. */
function Panel({ title, htmls, questions, level }: ShownTab & { readonly level: 2 | 3 }) {
  return (
    <>
      <Heading level={level} size="h3" className="cw-tabs-heading">
        {title}
      </Heading>
      {htmls.length > 0 && (
        <div className="cw-tabs-texts">
          {htmls.map((html, index) => (
            <RichText key={index} html={html} />
          ))}
        </div>
      )}
      {questions.length > 0 && (
        <Accordion
          headingLevel={level === 2 ? 3 : 4}
          items={questions.map((question) => ({
            title: question.title,
            content: <RichText html={question.html} />,
          }))}
        />
      )}
    </>
  );
}

/** Tabbed content with structured data for its questions. [BL-tabComponent-003, SEO-010, SEO-011] */
export const tabComponent = defineBlock({
  name: "tabComponent",
  about,
  fields,
  view: tabComponentView,
  component: TabComponent,
  examples,
  isInteractive: true,
  structuredData: tabFaq,
  metaDescription: firstAnswers,
});
