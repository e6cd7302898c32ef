import { useId } from "react";
import { describedBy, type FieldText } from "./Field.tsx";

interface Labeled extends FieldText {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Splits the props of a labeled control into those of the `Field` around it, those that connect both, and the control's
 * other props.
 */
export function useField<Props extends Labeled>(props: Props) {
  const { label, labelHidden, description, error, className, id: given, ...rest } = props;
  const generatedId = useId();
  const id = given ?? generatedId;
  return {
    field: { id, label, labelHidden, description, error, className },
    control: {
      id,
      className: "cw-input",
      "aria-invalid": error ? true : undefined,
      "aria-describedby": describedBy(id, { description, error }),
    },
    rest,
  };
}
