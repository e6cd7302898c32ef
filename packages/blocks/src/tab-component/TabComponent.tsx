import { Accordion, Heading, RichText, Section } from "@courseway/ui";
import type { ShownTab } from "./tabs.ts";
import { TabSet } from "./TabSet.tsx";
import type { TabComponentProps } from "./view.ts";

/** A heading and tabs. */
export function TabComponent({ ground, title, tabs, active, className, style }: TabComponentProps) {
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
