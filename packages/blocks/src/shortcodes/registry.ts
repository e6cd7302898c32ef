import type { Shortcode } from "./define-shortcode.ts";
import { productPicker } from "./product-picker.tsx";
import { trustpilotStars } from "./trustpilot-stars.tsx";
import { video } from "./video.tsx";

/** Every shortcode that the rich text of any block may contain, one line each. */
export const shortcodes: readonly Shortcode[] = [productPicker, trustpilotStars, video];
