import { RichText, Section, type ShortcodeComponents, Heading, ButtonGroup, Card } from "@courseway/ui";
import type { CSSProperties } from "react";
import { defineBlock } from "../define-block.ts";
import { type PickerData, pickerQuotes } from "../offer/picker/build-picker.ts";
import { Picker } from "../offer/picker/Picker.tsx";
import { BlockPicture, type Picture } from "../shared/picture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import { Dropdown } from "../shared/dropdown/Dropdown.tsx";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import { TextModals } from "../shared/TextModals.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import {
  type LayoutProps,
  type LayoutActions as Actions,
  type LayoutCard as CardData,
  layoutLoad,
  layoutView,
} from "./view.ts";

/** The block's own product table takes precedence over the page's other pickers. [CH-001] */
const buildShortcodes = (picker: PickerData | null): ShortcodeComponents =>
  picker ? { productPicker: () => <Picker {...picker} /> } : {};

/** Text with a picture or a second text next to it; on a phone one below the other. [BL-layout-001] */
function Layout(props: LayoutProps) {
  const { ground, html, rightHtml, picture, pictureFirst, tracks, actions, pickerInText, card, modals } = props;
  const rich = { modals: modals.map((modal) => modal?.id), components: buildShortcodes(pickerInText) };
  // Two texts side by side start at the same height, so their title is above both.
  const above = rightHtml !== "";
  const columns: CSSProperties & Record<"--cw-layout-tracks", string> = { "--cw-layout-tracks": tracks };
  return (
    <Section ground={ground}>
      <div
        className="cw-layout"
        data-split={picture !== null || rightHtml !== ""}
        data-picture-first={pictureFirst}
        data-align={actions.align === "left" ? undefined : actions.align}
        style={columns}
      >
        {above && <LayoutHead {...props} />}
        <div className="cw-layout-text">
          {!above && <LayoutHead {...props} />}
          <RichText html={html} {...rich} />
          <LayoutActions actions={actions} modalId={modals[0]?.id} />
        </div>
        {rightHtml && <RichText html={rightHtml} {...rich} className="cw-layout-right" />}
        {picture && <LayoutPicture picture={picture} />}
      </div>
      {card && <LayoutCard card={card} modalId={modals[0]?.id} />}
      <TextModals modals={modals} />
    </Section>
  );
}

/** The optional title and star badge. [BL-layout-001] */
export function LayoutHead({ title, rating }: Pick<LayoutProps, "title" | "rating">) {
  if (!title && !rating) return null;
  return (
    <div className="cw-layout-head">
      {title && <Heading level={2}>{title}</Heading>}
      {rating && <RatingBadge {...rating} />}
    </div>
  );
}

/** 534 px wide, 428 on screens of 376 to 1235 px, 327 on narrower ones. [BL-layout-004] */
const SIZES = "(max-width: 375px) 327px, (max-width: 1235px) 428px, 534px";

/** The picture next to the text, offered in its three widths and twice those for dense screens. [BL-layout-004] */
export function LayoutPicture({ picture }: { readonly picture: Picture }) {
  return (
    <div className="cw-layout-picture">
      <BlockPicture picture={picture} width={534} sizes={SIZES} widths={[327, 428, 534, 654, 856, 1068]} />
    </div>
  );
}

interface LayoutActionsProps {
  readonly actions: Actions;
  readonly modalId: string | undefined;
}

/** Buttons in a row or a grid, then the dropdown and the picker. [BL-layout-001, BL-layout-002] */
function LayoutActions({ actions, modalId }: LayoutActionsProps) {
  const { ctas, layout, align, dropdown, picker } = actions;
  if (ctas.length === 0 && !dropdown && !picker) return null;
  return (
    <div className="cw-layout-actions" data-align={align === "left" ? undefined : align}>
      {ctas.length > 0 && (
        <ButtonGroup layout={layout} align={align}>
          {ctas.map((cta) => (
            <CtaButton key={`${cta.label} ${cta.link}`} cta={cta} opens={modalId} />
          ))}
        </ButtonGroup>
      )}
      {dropdown && <Dropdown {...dropdown} />}
      {picker && <Picker {...picker} />}
    </div>
  );
}

interface LayoutCardProps {
  readonly card: CardData;
  readonly modalId: string | undefined;
}

/** The optional card below the columns. [BL-layout-001] */
function LayoutCard({ card, modalId }: LayoutCardProps) {
  return (
    <Card className="cw-layout-card" variant="outlined">
      <div className="cw-layout-card-inside" data-horizontal={card.horizontal}>
        {card.picture && <BlockPicture picture={card.picture} width={360} />}
        <div className="cw-layout-card-text">
          <RichText html={card.html} />
          {card.cta && <CtaButton cta={card.cta} opens={modalId} />}
        </div>
      </div>
    </Card>
  );
}

/** Text next to a picture or more text, with buttons, a dropdown and a card. [BL-layout-001] */
export const layout = defineBlock({
  name: "layout",
  about,
  fields,
  quotes: pickerQuotes,
  load: layoutLoad,
  view: layoutView,
  component: Layout,
  examples,
  isInteractive: true,
});
