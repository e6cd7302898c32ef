import type { ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { type PickerData, buildPicker } from "../offer/picker/build-picker.ts";
import type { ProductPickerContent } from "./fields.ts";

export interface ProductPickerProps {
  readonly ground: "plain" | "tint";
  readonly headingId: string;
  readonly heading: string;
  /** Null if it shows only in the page's texts. */
  readonly picker: PickerData | null;
}

/** [BL-productPicker-001] */
export function productPickerView(input: ViewInput<ProductPickerContent, null>): ProductPickerProps | null {
  const { content, context } = input;
  const picker = buildPicker(content, input);
  if (!picker) return null;
  return {
    ground: getGround(context.index),
    headingId: `block-${context.index}-title`,
    heading: content.productPickerHeading,
    picker: content.hideStandaloneProductPicker ? null : picker,
  };
}
