import { Heading, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Dropdown } from "../shared/dropdown/Dropdown.tsx";
import { TextModals } from "../shared/TextModals.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type MultiColumnProps, multiColumnView } from "./view.ts";

/** A heading and columns of text, each with an optional dropdown. [BL-multiColumn-001, BL-multiColumn-003] */
function MultiColumn({ ground, title, columns, split, modals, className }: MultiColumnProps) {
  const triggers = modals.map((modal) => modal?.id);
  return (
    <Section ground={ground} className={className}>
      {title && (
        <Heading level={2} className="cw-columns-title">
          {title}
        </Heading>
      )}
      <div className="cw-columns" data-split={split}>
        {columns.map(({ html, dropdown, align }, index) => (
          <div key={index} className="cw-column">
            <RichText html={html} modals={triggers} />
            {dropdown && <Dropdown {...dropdown} align={align} />}
          </div>
        ))}
      </div>
      <TextModals modals={modals} />
    </Section>
  );
}

/** Text in columns side by side, with dropdowns. [BL-multiColumn-001] */
export const multiColumn = defineBlock({
  name: "multiColumn",
  about,
  fields,
  view: multiColumnView,
  component: MultiColumn,
  examples,
  isInteractive: true,
});
