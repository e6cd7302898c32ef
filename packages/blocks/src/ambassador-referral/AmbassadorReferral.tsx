import { Heading, RichText, Section } from "@courseway/ui";
import { BlockPicture } from "../shared/BlockPicture.tsx";
import { Dropdown } from "../shared/dropdown/Dropdown.tsx";
import { type AmbassadorReferralProps, REFERRAL_PICTURE } from "./view.ts";

/** Text and a dropdown of courses, next to a picture with its own text. [BL-ambassadorReferral-003] */
export function AmbassadorReferral({
  ground,
  title,
  level,
  html,
  rightHtml,
  dropdown,
  picture,
}: AmbassadorReferralProps) {
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
