import { Button, ButtonGroup, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type AnchorButtonProps, anchorButtonView } from "./view.ts";

/** A button that scrolls to a place on the page. It is a link, so it needs no JavaScript. [BL-anchorButton-002] */
function AnchorButton({ cta, align, arrow }: AnchorButtonProps) {
  return (
    <Section space="small" className="cw-anchor-button">
      <ButtonGroup align={align}>
        <Button href={cta.link} style={cta.style} size={cta.size} ariaLabel={cta.ariaLabel} tag={cta.tag} icon={arrow}>
          {cta.label}
        </Button>
      </ButtonGroup>
    </Section>
  );
}

/** A button that scrolls to a place on the same page. [BL-anchorButton-002] */
export const anchorButton = defineBlock({
  name: "anchorButton",
  about,
  fields,
  view: anchorButtonView,
  component: AnchorButton,
  examples,
});
