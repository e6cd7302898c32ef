import { Heading, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { Dropdown } from "../shared/dropdown/Dropdown.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type AmbassadorReferralProps, REFERRAL_PICTURE, ambassadorReferralView } from "./view.ts";

/** Text and a dropdown of courses, next to a picture with its own text. [BL-ambassadorReferral-003] */
function AmbassadorReferral({ ground, title, level, html, rightHtml, dropdown, picture }: AmbassadorReferralProps) {
  const hasAside = picture !== null || rightHtml !== "";
  return (
    <Section ground={ground}>
      <div className="cw-referral" data-aside={hasAside}>
        <div className="cw-referral-main">
          {title && <Heading level={level}>{title}</Heading>}
          <RichText html={html} size="large" />
          {dropdown && <Dropdown {...dropdown} />}
        </div>
        {hasAside && (
          <div className="cw-referral-aside">
            {picture && <BlockPicture picture={picture} width={REFERRAL_PICTURE.width} />}
            <RichText html={rightHtml} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** A welcome for visitors whom an ambassador sent. [BL-ambassadorReferral-003] */
export const ambassadorReferral = defineBlock({
  name: "ambassadorReferral",
  about,
  fields,
  view: ambassadorReferralView,
  component: AmbassadorReferral,
  examples,
  heading: "referralTitle",
  isInteractive: true,
});
