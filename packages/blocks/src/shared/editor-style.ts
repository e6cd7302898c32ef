import type { CSSProperties } from "react";

/** Colors and a background that an editor chose for a part of a page. */
export interface EditorStyleFields {
  readonly backgroundColor?: string | null;
  readonly textColor?: string | null;
  readonly backgroundImage?: { readonly url: string } | null;
}

/** Sets the tokens beside the properties, so that prices, links and quiet text inside follow the editor's color. */
interface EditorStyle extends CSSProperties {
  "--cw-bg"?: string;
  "--cw-fg"?: string;
  "--cw-fg-quiet"?: string;
}

/** The style of an editor's choices, or undefined where there are none. Colors were checked by the schema. */
export function editorStyle({
  backgroundColor,
  textColor,
  backgroundImage,
}: EditorStyleFields): CSSProperties | undefined {
  if (!backgroundColor && !textColor && !backgroundImage) return undefined;
  const style: EditorStyle = {};
  if (backgroundColor) Object.assign(style, { "--cw-bg": backgroundColor, backgroundColor });
  if (textColor) Object.assign(style, { "--cw-fg": textColor, "--cw-fg-quiet": textColor, color: textColor });
  if (backgroundImage) {
    // Nothing in an address may end the quoted text.
    style.backgroundImage = `url("${backgroundImage.url.replace(/["\\\s]/g, encodeURIComponent)}")`;
    style.backgroundSize = "cover";
    style.backgroundPosition = "center";
  }
  return style;
}
