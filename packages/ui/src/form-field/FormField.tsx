import type { ChangeEventHandler, FocusEventHandler } from "react";
import { Field, type FieldText } from "./Field.tsx";
import { useField } from "./use-field.ts";

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

/** A labeled input. `aria-describedby` connects it to its description and error. */
export function FormField(props: FormFieldProps) {
  const { field, control, rest } = useField(props);
  const { type = "text", ...input } = rest;
  const auto = input.autoComplete ?? (type === "email" || type === "tel" ? AUTOCOMPLETE[type] : undefined);
  return (
    <Field {...field}>
      <input {...input} {...control} type={type} autoComplete={auto} />
    </Field>
  );
}
