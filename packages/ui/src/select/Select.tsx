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
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly id?: string | undefined;
  /** The first, empty option: "Select a State". */
  readonly placeholder?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
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
