import type { ChangeEventHandler } from "react";
import { Field, type FieldText } from "../form-field/Field.tsx";
import { useField } from "../form-field/use-field.ts";
import { Glyph } from "../icon/Glyph.tsx";
import { CHEVRON_DOWN } from "../icon/island-paths.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends FieldText {
  /** The name under which the form sends the value. */
  readonly name: string;
  /** The choices, in their order. */
  readonly options: readonly SelectOption[];
  /** The id of the control; one is made by default. */
  readonly id?: string | undefined;
  /** The first, empty option: "Select a State". */
  readonly placeholder?: string;
  /** The chosen value, if the caller holds it and changes it in `onChange`. */
  readonly value?: string;
  /** The first value, if the control holds it. */
  readonly defaultValue?: string;
  /** Whether the form needs it. */
  readonly required?: boolean;
  /** Whether it cannot be used. */
  readonly disabled?: boolean;
  /** Called whenever the choice changes. */
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
  /** More classes. */
  readonly className?: string;
}

/** A native select with its label: it opens the platform's own list on every device. */
export function Select(props: SelectProps) {
  const { field, control, rest } = useField(props);
  const { options, placeholder, ...select } = rest;
  return (
    <Field {...field}>
      <span className="cw-select">
        <select {...select} {...control}>
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph path={CHEVRON_DOWN} />
      </span>
    </Field>
  );
}
