import type { ButtonProps } from "@courseway/ui";
import type { CSSProperties } from "react";
import type { ViewInput } from "../define-block.ts";
import { getSize } from "../shared/button-fields.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import { headingLevel } from "../shared/heading-level.ts";
import type { AmbassadorInviteContent } from "./fields.ts";

export interface AmbassadorInviteProps {
  /** Begins every id of the block. */
  readonly id: string;
  readonly ground: "plain" | "tint" | "deep";
  readonly title: string;
  readonly level: 1 | 2;
  readonly html: string;
  readonly rightHtml: string;
  /** Whether the page opens with this block, and so with its pictures. */
  readonly opensPage: boolean;
  readonly button: Pick<ButtonProps, "style" | "size" | "ariaLabel"> & { readonly label: string };
  readonly hasPicture: boolean;
  readonly style: CSSProperties | undefined;
  /** Names the sign-up in analytics. */
  readonly form: string;
  /** Where somebody helps without script. */
  readonly helpPage: string;
}

/** A brand without a referral group can make nobody an ambassador, so there is nothing to invite to. [CFG-012] */
export function ambassadorInviteView({
  content,
  context: { brand, index },
}: ViewInput<AmbassadorInviteContent, null>): AmbassadorInviteProps | null {
  if (brand.ambassadorGroupId === null) return null;
  return {
    id: `block-${index}`,
    ground: isDark(content.backgroundColor) ? "deep" : getGround(index),
    title: content.ambassadorInviteTitle,
    level: headingLevel(index),
    html: content.ambassadorInviteContent,
    rightHtml: content.ambassadorInviteRightContent,
    opensPage: index === 0,
    button: {
      label: content.ctaLabel,
      style: content.ctaStyle,
      size: getSize(content.buttonSize, "large"),
      ariaLabel: content.buttonAriaLabel,
    },
    hasPicture: content.backgroundImage !== null,
    style: editorStyle(content, true),
    form: `ambassadorInvite-${index}`,
    helpPage: brand.helpPage,
  };
}

/** Whether light words read better on a color; unknown for a color that is not hexadecimal. */
function isDark(color: string | null): boolean {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color ?? "") ?? [];
  const digits = long ?? short?.replaceAll(/./g, "$&$&");
  if (digits === undefined) return false;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 110;
}
