import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Glyph } from "../icon/Glyph.tsx";
import { CLOSE } from "../icon/island-paths.ts";

interface DialogPartsProps {
  readonly titleId: string;
  readonly title: ReactNode;
  readonly titleHidden?: boolean | undefined;
  readonly actions?: ReactNode;
  /** The attributes that make the close control work. */
  readonly closer: ButtonHTMLAttributes<HTMLButtonElement>;
  readonly children: ReactNode;
}

/**
 * The contents of every dialog: the close control first, so that it gets the focus, then title, content and buttons.
 * [MD-013]
 */
export function DialogParts({ titleId, title, titleHidden = false, actions, closer, children }: DialogPartsProps) {
  return (
    <>
      <div className="cw-dialog-close">
        <button type="button" aria-label="Close" {...closer}>
          <Glyph path={CLOSE} />
        </button>
      </div>
      <h2 id={titleId} className={titleHidden ? "cw-visually-hidden" : "cw-dialog-title"}>
        {title}
      </h2>
      <div className="cw-dialog-content">{children}</div>
      {actions ? <div className="cw-dialog-actions">{actions}</div> : null}
    </>
  );
}
