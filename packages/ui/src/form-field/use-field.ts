import { useId } from "react";
import { describedBy, type FieldText } from "./Field.tsx";

interface Labeled extends FieldText {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Divides a labeled control's props: what goes to the `Field` around it, what ties the control to it, and the control's own. */
export function useField<Props extends Labeled>(props: Props) {
  const { label, labelHidden, description, error, className, id: given, ...rest } = props;
  const own = useId();
  const id = given ?? own;
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
