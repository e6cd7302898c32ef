import { cx } from "../shared/cx.ts";
import { ICON_PATHS, type IconName } from "./paths.ts";

export interface IconProps {
  /** A name of the set; any other text is allowed because editors type it, and shows nothing. */
  readonly name: IconName | (string & {});
  /** Edge length in px; without it the icon is as high as the text beside it. */
  readonly size?: number;
  /** Says what the icon means; without it the icon is decoration and hidden from assistive technology. */
  readonly label?: string;
  readonly className?: string;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

/** An icon drawn inline in the text's colour. An unknown name is logged as "icon not found" and shows nothing. [LNK-022] */
export function Icon({ name, size, label, className }: IconProps) {
  if (!isIconName(name)) {
    console.warn(`icon not found: "${name}"`);
    return null;
  }
  return (
    <svg
      className={cx("cw-icon", className)}
      viewBox="0 0 24 24"
      width={size ?? "1em"}
      height={size ?? "1em"}
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
