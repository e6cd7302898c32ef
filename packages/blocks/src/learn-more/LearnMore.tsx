import { Container, RichText, Section } from "@courseway/ui";
import { BlockPicture } from "../shared/BlockPicture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import type { LearnMoreProps } from "./view.ts";

/** A row with a picture gives it 30% and the text 70%; a column stacks them. [BL-learnMore-002, BL-learnMore-005] */
export function LearnMore({ picture, html, cta, layout }: LearnMoreProps) {
  const row = layout === "Row";
  const split = row && picture ? "md:grid md:grid-cols-[3fr_7fr] md:items-center" : "items-center text-center";

  return (
    <Section ground="tint">
      <Container>
        <div className={`flex flex-col gap-8 ${split}`}>
          {picture && <BlockPicture picture={picture} width={row ? 360 : 720} />}
          <div className="flex flex-col items-start gap-6">
            <RichText html={html} />
            <CtaButton cta={cta} />
          </div>
        </div>
      </Container>
    </Section>
  );
}
