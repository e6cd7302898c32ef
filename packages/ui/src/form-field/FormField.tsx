import type { ChangeEventHandler, FocusEventHandler } from "react";
import { Field, type FieldText } from "./Field.tsx";
import { useField } from "./use-field.ts";

export interface FormFieldProps extends FieldText {
  /** The name under which the form sends the value. */
  readonly name: string;
  /** The id of the control; one is made by default. */
  readonly id?: string | undefined;
  /** The kind of input, which chooses the keyboard of a phone; `text` by default. */
  readonly type?: "text" | "email" | "tel" | "search" | "number" | "date";
  /** Whether the form needs it. */
  readonly required?: boolean | undefined;
  /** The text, if the caller holds it and changes it in `onChange`. */
  readonly value?: string;
  /** The first text, if the control holds it. */
  readonly defaultValue?: string;
  /** An example in the empty field. */
  readonly placeholder?: string;
  /** What the browser fills in, such as `email`. */
  readonly autoComplete?: string;
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
  /** The most characters. */
  readonly maxLength?: number;
  /** Whether it cannot be used. */
  readonly disabled?: boolean;
  /** Called whenever the text changes. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when the focus leaves it. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  /** More classes. */
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
