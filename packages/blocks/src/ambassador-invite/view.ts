import type { ButtonProps } from "@courseway/ui";
import type { CSSProperties } from "react";
import type { ViewInput } from "../define-block.ts";
import { getSize } from "../shared/button-fields.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import { headingLevel } from "../shared/heading-level.ts";
import type { AmbassadorInviteContent } from "./fields.ts";

export interface AmbassadorInviteProps {
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly ground: "plain" | "tint" | "deep";
  readonly title: string;
  readonly level: 1 | 2;
  readonly html: string;
  readonly rightHtml: string;
  /** Whether this block, with its pictures, is the first on the page. */
  readonly opensPage: boolean;
  readonly button: Pick<ButtonProps, "style" | "size" | "ariaLabel"> & { readonly label: string };
  readonly hasPicture: boolean;
  readonly style: CSSProperties | undefined;
  /** The sign-up's name in analytics. */
  readonly form: string;
  /** The page where visitors without JavaScript get help. */
  readonly helpPage: string;
}

/** Null for a brand without a referral group, because nobody can become its ambassador. [CFG-012] */
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

/** Whether light text is easier to read on a color; false for a color that is not hexadecimal. */
function isDark(color: string | null): boolean {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color ?? "") ?? [];
  const digits = long ?? short?.replaceAll(/./g, "$&$&");
  if (digits === undefined) return false;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 110;
}
