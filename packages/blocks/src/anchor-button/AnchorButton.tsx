import { Button, ButtonGroup, Section } from "@courseway/ui";
import type { AnchorButtonProps } from "./view.ts";

/** A button that scrolls to a place on the page. It is a link, so it needs no JavaScript. [BL-anchorButton-002] */
export function AnchorButton({ cta, align, arrow }: AnchorButtonProps) {
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
