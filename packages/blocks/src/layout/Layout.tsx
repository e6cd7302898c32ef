import { Heading, RichText, Section } from "@courseway/ui";
import type { CSSProperties } from "react";
import { Dropdown } from "../shared/dropdown/Dropdown.tsx";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import { TextModals } from "../shared/TextModals.tsx";
import { LayoutActions } from "./LayoutActions.tsx";
import { LayoutCard } from "./LayoutCard.tsx";
import { LayoutPicture } from "./LayoutPicture.tsx";
import type { LayoutProps } from "./view.ts";

/** Text and what stands beside it; on a phone one after the other. [BL-layout-001] */
export function Layout(props: LayoutProps) {
  const { ground, title, html, rightHtml, picture, pictureFirst, tracks, rating, actions, pickerInText, card, modals } = props;
  const rich = {
    modals: modals.map((modal) => modal?.id),
    components: {
      productPicker: () => pickerInText && <Dropdown {...pickerInText} />,
      trustpilotStars: () => rating && <RatingBadge {...rating} />,
    },
  };
  const head = (title || rating) && (
    <div className="cw-layout-head">
      {title && <Heading level={2}>{title}</Heading>}
      {rating && <RatingBadge {...rating} />}
    </div>
  );
  // Two texts side by side begin on one line, so their title stands above both.
  const above = rightHtml !== "";
  const columns: CSSProperties & Record<"--cw-layout-tracks", string> = { "--cw-layout-tracks": tracks };
  return (
    <Section ground={ground}>
      <div className="cw-layout" data-split={picture !== null || rightHtml !== ""} data-picture-first={pictureFirst} data-align={actions.align} style={columns}>
        {above && head}
        <div className="cw-layout-text">
          {!above && head}
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
