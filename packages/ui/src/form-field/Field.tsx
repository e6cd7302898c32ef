import type { ReactNode } from "react";
import { Glyph } from "../icon/Glyph.tsx";
import { INFO } from "../icon/island-paths.ts";
import { cx } from "../shared/cx.ts";

export interface FieldText {
  /** The name of the field, over its control. */
  readonly label: ReactNode;
  /** Whether only screen readers get the label. */
  readonly labelHidden?: boolean | undefined;
  /** A hint between label and control, which is read with the control. */
  readonly description?: ReactNode;
  /** Shown under the field and read with it. A field with an error is invalid. */
  readonly error?: string | null | undefined;
}

export interface FieldProps extends FieldText {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The ids of a control's description and error, for `aria-describedby`. */
export function describedBy(
  id: string,
  { description, error }: Pick<FieldText, "description" | "error">,
): string | undefined {
  return cx(Boolean(description) && `${id}-description`, Boolean(error) && `${id}-error`) || undefined;
}

/** Renders label, description and error around one control. */
export function Field({ id, label, labelHidden = false, description, error, className, children }: FieldProps) {
  return (
    <div className={cx("cw-field", className)} data-invalid={Boolean(error) || undefined}>
      <label htmlFor={id} className={labelHidden ? "cw-visually-hidden" : "cw-field-label"}>
        {label}
      </label>
      {description ? (
        <div id={`${id}-description`} className="cw-field-description">
          {description}
        </div>
      ) : null}
      {children}
      {error ? (
        <div id={`${id}-error`} className="cw-field-error">
          <Glyph path={INFO} />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
}
