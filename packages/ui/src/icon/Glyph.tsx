import { cx } from "../shared/cx.ts";

export interface GlyphProps {
  /** Path data on a 24 by 24 grid. */
  readonly path: string;
  /** Edge length in px; without it the drawing is as high as the text next to it. */
  readonly size?: number | undefined;
  /** Says what the drawing means; without it the drawing is decoration and hidden from assistive technology. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A drawing in the text's color by its path: what islands use, since `Icon` brings the whole set along. */
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
