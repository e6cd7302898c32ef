import { focusPosition, type FocalPoint } from "@courseway/ui";
import type { CSSProperties } from "react";

/** Colors and a background that an editor chose for a part of a page. */
export interface EditorStyleFields {
  readonly backgroundColor?: string | null;
  readonly textColor?: string | null;
  readonly backgroundImage?: { readonly url: string; readonly focalPoint?: FocalPoint | null } | null;
}

/** Sets the tokens in addition to the properties, so that prices, links and quiet text inside follow the editor's color. */
interface EditorStyle extends CSSProperties {
  "--cw-bg"?: string;
  "--cw-fg"?: string;
  "--cw-fg-quiet"?: string;
}

/**
 * A layer of the background's own color over a picture, opaque enough that text on it has contrast over any picture.
 */
const VEIL = "inset 0 0 0 9999px color-mix(in srgb, var(--cw-bg) 85%, transparent)";

/**
 * The style of an editor's choices; undefined for none. The schema has checked the colors.
 * @param hasSheet whether the text has its own solid background, so that a picture behind it needs no `VEIL`
 */
export function editorStyle(
  { backgroundColor, textColor, backgroundImage }: EditorStyleFields,
  hasSheet = false,
): CSSProperties | undefined {
  if (!backgroundColor && !textColor && !backgroundImage) return undefined;
  const style: EditorStyle = {};
  if (backgroundColor) Object.assign(style, { "--cw-bg": backgroundColor, backgroundColor });
  if (textColor) Object.assign(style, { "--cw-fg": textColor, "--cw-fg-quiet": textColor, color: textColor });
  if (backgroundImage) {
    // Escapes everything in an address that would end the quoted string.
    style.backgroundImage = `url("${backgroundImage.url.replace(/["\\\s]/g, encodeURIComponent)}")`;
    style.backgroundSize = "cover";
    style.backgroundPosition = backgroundImage.focalPoint ? focusPosition(backgroundImage.focalPoint) : "center";
    if (!hasSheet) style.boxShadow = VEIL;
  }
  return style;
}
