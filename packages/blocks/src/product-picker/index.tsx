import { Card, Heading, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { pickerQuotes } from "../offer/picker/build-picker.ts";
import { Picker } from "../offer/picker/Picker.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type ProductPickerProps, productPickerView } from "./view.ts";

/** A heading and the choices on a card. [BL-productPicker-001] */
function ProductPicker({ ground, headingId, heading, picker }: ProductPickerProps) {
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

/** A choice of state and product, also available in texts as a shortcode. [BL-productPicker-001, CH-001] */
export const productPicker = defineBlock({
  name: "productPicker",
  about,
  fields,
  quotes: pickerQuotes,
  view: productPickerView,
  component: ProductPicker,
  examples,
  isInteractive: true,
  heading: "productPickerHeading",
});
