import { useId, type ChangeEventHandler } from "react";
import { describedBy, Field, type FieldText } from "../form-field/Field.tsx";
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
  /** The first, empty choice: "Select a State". */
  readonly placeholder?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
  readonly className?: string;
}

/** A native select with its label: the platform's own list on every device. */
export function Select(props: SelectProps) {
  const { label, labelHidden, description, error, className, id: givenId, options, placeholder, ...select } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={error}
      className={className}
    >
      <span className="cw-select">
        <select
          {...select}
          id={id}
          className="cw-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { description, error })}
        >
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
