import type { ShortcodeComponents } from "@courseway/ui";
import { Dropdown } from "../shared/dropdown/Dropdown.tsx";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import type { LayoutProps } from "./view.ts";

/** The live parts that shortcodes in the text become; without its data a part counts as failed. [CH-001, CH-003] */
export function shortcodesOf({
  pickerInText,
  rating,
}: Pick<LayoutProps, "pickerInText" | "rating">): ShortcodeComponents {
  return {
    productPicker: () => pickerInText && <Dropdown {...pickerInText} />,
    trustpilotStars: () => rating && <RatingBadge {...rating} />,
  };
}
