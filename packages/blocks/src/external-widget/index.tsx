import { Link, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type ExternalWidgetProps, externalWidgetView } from "./view.ts";

/** A quiz, with a link to it or to a person if the quiz does not show. [BL-externalWidget-002] */
function ExternalWidget({ ground, quiz, helpPage }: ExternalWidgetProps) {
  return (
    <Section ground={ground} label="Quiz">
      {quiz.vendor === "agolix" && (
        // A frame does not report whether its content is the quiz.
        <p className="cw-vendor-way">
          Quiz not showing?{" "}
          <Link href={quiz.src} newTab>
            Open it in a new tab
          </Link>
        </p>
      )}
      <Island of="Quiz" {...quiz}>
        {quiz.vendor === "agolix" ? (
          <>
            <p>Answer a few questions and see where you stand.</p>
            <Link href={quiz.src} newTab>
              Take the quiz in a new tab
            </Link>
          </>
        ) : (
          <>
            <p>Not sure which course fits?</p>
            <Link href={helpPage}>Ask us</Link>
          </>
        )}
      </Island>
    </Section>
  );
}

/** A quiz of a third party. [BL-externalWidget-001] */
export const externalWidget = defineBlock({
  name: "externalWidget",
  about,
  fields,
  view: externalWidgetView,
  component: ExternalWidget,
  examples,
  isInteractive: true,
});
