import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { RichTextError } from "./parse-html.ts";
import { renderHtml } from "./render-html.ts";
import type { RichTextOptions, RichTextProblem } from "./types.ts";

export interface RichTextProps extends RichTextOptions {
  /** The editor's HTML, unsanitized; this component sanitizes it. */
  readonly html: string | null | undefined;
  /** `span` for a line inside a heading or button. */
  readonly as?: "div" | "section" | "span";
  readonly size?: "small" | "default" | "large";
  readonly className?: string;
}

function logProblem({ message, error }: RichTextProblem): void {
  console.error(message, ...(error === undefined ? [] : [error]));
}

/** Renders the content; null if the text is over a limit, which is reported to its editor. */
function renderContent(html: string, options: RichTextOptions): ReactNode {
  try {
    return renderHtml(html, options);
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    options.onProblem?.({ kind: "over-limit", message: error.message, error });
    return null;
  }
}

/**
 * Renders an editor's HTML as sanitized React elements: it removes what could run, and keeps layout. Empty HTML renders
 * nothing, and so does HTML that is over a limit.
 * @example <RichText html={content.body} tokens={{ state: "Texas" }} modals={[`${id}-modal-1`]} />
 */
export function RichText({ html, as: Tag = "div", size = "default", className, ...options }: RichTextProps) {
  if (!html?.trim()) return null;
  const content = renderContent(html, { onProblem: logProblem, ...options });
  if (content === null) return null;
  return (
    <Tag className={cx("cw-prose", className)} data-size={size}>
      {content}
    </Tag>
  );
}
