import { Card, RichText, Section } from "@courseway/ui";
import { BlockPicture } from "../shared/BlockPicture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import type { Resource, ResourcesProps } from "./view.ts";

/** Cards side by side; a single card has its picture next to its text. [BL-resources-001] */
export function Resources({ ground, cards }: ResourcesProps) {
  return (
    <Section ground={ground}>
      <div className="cw-card-rows cw-resources" data-single={cards.length === 1}>
        {cards.map((card, index) => (
          <ResourceCard key={index} {...card} />
        ))}
      </div>
    </Section>
  );
}

function ResourceCard({ picture, color, html, cta }: Resource) {
  return (
    <Card as="article" padding="none" className="cw-resource">
      {picture && (
        <div className="cw-resource-picture" style={color ? { backgroundColor: color } : undefined}>
          <BlockPicture picture={picture} width={576} />
        </div>
      )}
      <div className="cw-resource-text">
        <RichText html={html} />
        {cta && <CtaButton cta={cta} />}
      </div>
    </Card>
  );
}
