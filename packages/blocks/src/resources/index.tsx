import { Card, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type Resource, type ResourcesProps, resourcesView } from "./view.ts";

/** Cards side by side; a single card has its picture next to its text. [BL-resources-001] */
function Resources({ ground, cards }: ResourcesProps) {
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

/** Cards for resources to read or to use. [BL-resources-001] */
export const resources = defineBlock({
  name: "resources",
  about,
  fields,
  view: resourcesView,
  component: Resources,
  examples,
});
