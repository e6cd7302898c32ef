import { Accordion, Heading, RichText, Section } from "@courseway/ui";
import { useId } from "react";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type AarpFaqProps, type ShownQuestion, aarpFaqNodes, aarpFaqView } from "./view.ts";

/** A state select above sections of questions. [BL-aarpFaq-001, BL-aarpFaq-004] */
function AarpFaq({ ground, sections, states }: AarpFaqProps) {
  const id = useId();
  return (
    <Section ground={ground}>
      <div className="cw-faq">
        <Island of="StateChoice" id={id} states={states}>
          {sections.map(({ title, questions }, index) => (
            <div key={index} className="cw-faq-section">
              <Heading level={2} size="h3">
                {title || "Questions"}
              </Heading>
              <Accordion
                headingLevel={3}
                items={questions.map((question) => ({
                  title: question.question,
                  content: <Answer {...question} />,
                }))}
              />
            </div>
          ))}
        </Island>
      </div>
    </Section>
  );
}

function Answer({ answer, overrides }: ShownQuestion) {
  if (overrides.length === 0) return <RichText html={answer} />;
  return (
    <Island
      of="StateAnswer"
      base={<RichText html={answer} />}
      overrides={overrides.map(({ state, stateName, html }) => ({
        state,
        answer: (
          <>
            <p className="cw-faq-state-name">In {stateName}</p>
            <RichText html={html} />
          </>
        ),
      }))}
    />
  );
}

/** The partner's FAQ, with answers that differ by state. [BL-aarpFaq-001] */
export const aarpFaq = defineBlock({
  name: "aarpFaq",
  about,
  fields,
  view: aarpFaqView,
  component: AarpFaq,
  examples,
  isInteractive: true,
  structuredData: aarpFaqNodes,
});
