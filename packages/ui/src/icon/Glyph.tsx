import { cx } from "../shared/cx.ts";

export interface GlyphProps {
  /** Path data on a 24 by 24 grid. */
  readonly path: string;
  /** Width and height in px; without it the icon is as high as the text next to it. */
  readonly size?: number | undefined;
  /** The meaning of the icon; without it the icon is decoration and hidden from assistive technology. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon in the text's color, from its path data. Islands use it, because `Icon` would load the whole icon set. */
export function Glyph({ path, size, label, className }: GlyphProps) {
  return (
    <svg
      className={cx("cw-icon", className)}
      viewBox="0 0 24 24"
      width={size ?? "1em"}
      height={size ?? "1em"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={path} />
    </svg>
  );
}
