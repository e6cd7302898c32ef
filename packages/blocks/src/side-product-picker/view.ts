import type { ButtonProps } from "@courseway/ui";
import type { CSSProperties } from "react";
import type { ViewInput } from "../define-block.ts";
import { getSize } from "../shared/button-fields.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import { type PickerData, buildPicker } from "../offer/picker/build-picker.ts";
import type { SideProductPickerContent } from "./fields.ts";

export interface SidePickerView {
  readonly picker: PickerData;
  readonly category: string;
  readonly heading: string;
  readonly style: CSSProperties | undefined;
  readonly className: string;
}

export interface MobileBannerView {
  readonly text: string;
  readonly label: string;
  readonly button: Pick<ButtonProps, "style" | "size" | "ariaLabel">;
  readonly style: CSSProperties | undefined;
  readonly className: string;
}

export interface SideProductPickerProps {
  readonly ground: "plain" | "tint";
  readonly dialogId: string;
  readonly html: string;
  /** Null without products. */
  readonly side: SidePickerView | null;
  /** Null if small screens show the picker below the text. */
  readonly banner: MobileBannerView | null;
}

/** Null if there is neither text nor a product. [BL-sideProductPicker-001, BL-sideProductPicker-005] */
export function sideProductPickerView(input: ViewInput<SideProductPickerContent, null>): SideProductPickerProps | null {
  const { content, context } = input;
  const { sideContent, productPicker, mobileBannerOptions: banner } = content;
  const { ctaLabel, ctaType, buttonSize, buttonAriaLabel } = productPicker;
  const cta = {
    ...content.cta,
    buttonText: ctaLabel || content.cta.buttonText,
    bgTheme: ctaType,
    buttonSize: getSize(buttonSize, content.cta.buttonSize),
    buttonAriaLabel: buttonAriaLabel ?? content.cta.buttonAriaLabel,
    fullWidth: true,
  };
  const picker = buildPicker({ ...content, cta }, input);
  if (!picker && !sideContent) return null;
  return {
    ground: getGround(context.index),
    dialogId: `block-${context.index}-picker`,
    html: sideContent,
    side: picker && {
      picker,
      category: productPicker.productCategory,
      heading: productPicker.productPickerHeading,
      style: editorStyle(productPicker),
      className: productPicker.styles,
    },
    banner:
      picker && banner.displayMobileBanner
        ? {
            text: banner.bannerText,
            label: banner.ctaLabel,
            button: {
              style: banner.ctaType,
              size: getSize(banner.buttonSize, "small"),
              ariaLabel: banner.buttonAriaLabel,
            },
            style: editorStyle(banner),
            className: banner.styles,
          }
        : null,
  };
}
