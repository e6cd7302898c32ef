import { cx } from "../shared/cx.ts";
import { renderHtml } from "./render-html.ts";
import type { RichTextOptions } from "./types.ts";

export interface RichTextProps extends RichTextOptions {
  /** As editors wrote it; it is sanitized here. */
  readonly html: string | null | undefined;
  /** `span` for a line inside a heading or button. */
  readonly as?: "div" | "section" | "span";
  readonly size?: "small" | "default" | "large";
  readonly className?: string;
}

/**
 * An editor's HTML as React elements, sanitized: what could run is gone, what lays out stays. Empty HTML shows nothing.
 * @example <RichText html={content.body} tokens={{ state: "Texas" }} modals={[`${id}-modal-1`]} />
 */
export function RichText({ html, as: Tag = "div", size = "default", className, ...options }: RichTextProps) {
  if (!html?.trim()) return null;
  return (
    <Tag className={cx("cw-prose", className)} data-size={size}>
      {renderHtml(html, options)}
    </Tag>
  );
}
