import type { ReactNode } from "react";
import { opensDialog } from "../shared/opens-dialog.ts";

export interface TextTriggerProps {
  readonly commandFor?: string;
  readonly className?: string;
  readonly title?: string;
  readonly style?: Record<string, string>;
  readonly children?: ReactNode;
}

/**
 * Highlighted text that opens a dialog. The tree's property is `commandFor`, a spelling that React would not pass on.
 * [MD-014]
 */
export function TextTrigger({ commandFor, children, className, title, style }: TextTriggerProps) {
  return (
    <button type="button" {...opensDialog(commandFor)} className={className} title={title} style={style}>
      {children}
    </button>
  );
}
