import { Button, Card, Dialog, Heading, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { pickerQuotes } from "../offer/picker/build-picker.ts";
import { Picker } from "../offer/picker/Picker.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import {
  type MobileBannerView,
  type SidePickerView,
  type SideProductPickerProps,
  sideProductPickerView,
} from "./view.ts";

/** Text, the picker next to it, and on small screens the banner that opens the picker. [BL-sideProductPicker-001] */
function SideProductPicker({ ground, dialogId, html, side, banner }: SideProductPickerProps) {
  return (
    <Section ground={ground}>
      <div className="cw-side-picker" data-banner={banner !== null} data-words={html !== ""}>
        <RichText html={html} className="cw-side-picker-words" />
        {side && <SidePicker {...side} />}
        {banner && <MobileBanner {...banner} dialogId={dialogId} />}
      </div>
      {side && banner && (
        <Dialog id={dialogId} title={side.heading || banner.text}>
          <Picker {...side.picker} />
        </Dialog>
      )}
    </Section>
  );
}

function SidePicker({ picker, category, heading, style, className }: SidePickerView) {
  return (
    <Card className={`cw-side-picker-card ${className}`} style={style}>
      {heading && (
        <Heading level={2} size="h4" eyebrow={category || null}>
          {heading}
        </Heading>
      )}
      <Picker {...picker} />
    </Card>
  );
}

/**
 * A banner whose button opens the dialog. While the dialog is open, a click on the button hits the backdrop and closes
 * the dialog. [BL-sideProductPicker-002]
 */
function MobileBanner({
  text,
  label,
  button,
  style,
  className,
  dialogId,
}: MobileBannerView & { readonly dialogId: string }) {
  return (
    <div className={`cw-side-picker-banner ${className}`} data-ground="deep" style={style}>
      <p>{text}</p>
      <Button {...button} opens={dialogId}>
        {label}
      </Button>
    </div>
  );
}

/** A product picker next to text. [BL-sideProductPicker-001] */
export const sideProductPicker = defineBlock({
  name: "sideProductPicker",
  about,
  fields,
  quotes: pickerQuotes,
  view: sideProductPickerView,
  component: SideProductPicker,
  examples,
  isInteractive: true,
});
