import { useId, type ChangeEventHandler, type FocusEventHandler } from "react";
import { describedBy, Field, type FieldText } from "./Field.tsx";

export interface FormFieldProps extends FieldText {
  readonly name: string;
  readonly id?: string | undefined;
  readonly type?: "text" | "email" | "tel" | "search" | "number" | "date";
  readonly required?: boolean | undefined;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly disabled?: boolean;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly className?: string;
}

const AUTOCOMPLETE = { email: "email", tel: "tel" } as const;

/** A labelled input whose description and error are tied to it for assistive technology. */
export function FormField(props: FormFieldProps) {
  const { label, labelHidden, description, error, className, id: givenId, type = "text", ...input } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const auto = input.autoComplete ?? (type === "email" || type === "tel" ? AUTOCOMPLETE[type] : undefined);
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={error}
      className={className}
    >
      <input
        {...input}
        id={id}
        type={type}
        className="cw-input"
        autoComplete={auto}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { description, error })}
      />
    </Field>
  );
}
