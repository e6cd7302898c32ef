import { Glyph, type GlyphProps } from "./Glyph.tsx";
import { ICON_PATHS, type IconName } from "./paths.ts";

export interface IconProps extends Omit<GlyphProps, "path"> {
  /** A name from the icon set. Any other text is allowed because editors type it, and shows nothing. */
  readonly name: IconName | (string & {});
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

/** An icon drawn inline in the text's color. An unknown name is logged as "icon not found" and shows nothing. [LNK-022] */
export function Icon({ name, ...drawing }: IconProps) {
  if (!isIconName(name)) {
    console.warn(`icon not found: "${name}"`);
    return null;
  }
  return <Glyph path={ICON_PATHS[name]} {...drawing} />;
}
