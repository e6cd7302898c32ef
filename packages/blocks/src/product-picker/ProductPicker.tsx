import { Card, Heading, Section } from "@courseway/ui";
import { Picker } from "../offer/picker/Picker.tsx";
import type { ProductPickerProps } from "./view.ts";

/** A heading and the choices on a card. [BL-productPicker-001] */
export function ProductPicker({ ground, headingId, heading, picker }: ProductPickerProps) {
  // An empty list, since null would tell the editor that the block shows nothing. The picker shows in the page's texts.
  if (!picker) return [];
  return (
    <Section ground={ground} {...(heading ? { labelledBy: headingId } : { label: "Find your course" })}>
      <Card className="cw-product-picker">
        {heading && (
          <Heading level={2} size="h3" id={headingId}>
            {heading}
          </Heading>
        )}
        <Picker {...picker} />
      </Card>
    </Section>
  );
}
