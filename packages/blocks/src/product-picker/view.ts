import type { ViewInput } from "../define-block.ts";
import { groundOf } from "../shared/ground.ts";
import { type PickerData, pickerOf } from "../shared/picker/picker-of.ts";
import type { ProductPickerContent } from "./fields.ts";

export interface ProductPickerProps {
  readonly ground: "plain" | "tint";
  readonly headingId: string;
  readonly heading: string;
  /** Null where it stands only in the page's texts. */
  readonly picker: PickerData | null;
}

/** [BL-productPicker-001] */
export function productPickerView({
  content,
  context,
}: ViewInput<ProductPickerContent, null>): ProductPickerProps | null {
  const picker = pickerOf(content, context.brand);
  if (!picker) return null;
  return {
    ground: groundOf(context.index),
    headingId: `block-${context.index}-title`,
    heading: content.productPickerHeading,
    picker: content.hideStandaloneProductPicker ? null : picker,
  };
}
