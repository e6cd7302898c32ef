import { RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type LearnMoreProps, learnMoreView } from "./view.ts";

/** The picture's shown width: a third of a row, or above the text of a column. */
const SHOWN = {
  Row: { width: 360, sizes: "(max-width: 767px) 100vw, (max-width: 1200px) 30vw, 360px" },
  Col: { width: 352 },
} as const;

/** A row with a picture gives it 30% and the text 70%; a column stacks them. [BL-learnMore-002, BL-learnMore-005] */
function LearnMore({ ground, picture, html, cta, layout }: LearnMoreProps) {
  return (
    <Section ground={ground} pattern={ground === "deep"}>
      <div className="cw-learn-more" data-layout={layout} data-picture={picture !== null}>
        {picture && <BlockPicture picture={picture} {...SHOWN[layout]} />}
        <div className="cw-learn-more-text">
          <RichText html={html} />
          <CtaButton cta={cta} />
        </div>
      </div>
    </Section>
  );
}

/** A picture, a short text and one button. [BL-learnMore-002] */
export const learnMore = defineBlock({
  name: "learnMore",
  about,
  fields,
  view: learnMoreView,
  component: LearnMore,
  examples,
});
