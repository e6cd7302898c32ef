import type { ViewInput } from "../define-block.ts";
import { type DropdownData, buildDropdown } from "../shared/dropdown/dropdown-links.ts";
import { getGround } from "../shared/ground.ts";
import { headingLevel } from "../shared/heading-level.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { AmbassadorReferralContent } from "./fields.ts";

/** The size of the picture, in px. [BL-ambassadorReferral-002] */
export const REFERRAL_PICTURE = { width: 507, height: 534 } as const;

export interface AmbassadorReferralProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly level: 1 | 2;
  readonly html: string;
  readonly rightHtml: string;
  readonly dropdown: DropdownData | null;
  readonly picture: Picture | null;
}

/** Null without a text, a course or a picture to show. */
export function ambassadorReferralView({
  content,
  context: { brand, index },
}: ViewInput<AmbassadorReferralContent, null>): AmbassadorReferralProps | null {
  const props: AmbassadorReferralProps = {
    ground: getGround(index),
    title: content.referralTitle,
    level: headingLevel(index),
    html: content.referralContent,
    rightHtml: content.ambassadorRightContent,
    dropdown: buildDropdown(
      { items: content.referralDropdown, topLabel: content.dropdownTitle, placeholder: "Select a Course" },
      { brand, id: `block-${index}-courses` },
    ),
    picture: toPicture(content.image && { ...content.image, ...REFERRAL_PICTURE }, index),
  };
  const { title, html, rightHtml, dropdown, picture } = props;
  return title || html || rightHtml || dropdown || picture ? props : null;
}
