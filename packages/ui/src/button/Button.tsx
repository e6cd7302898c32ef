import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { PlainButton, type PlainButtonProps } from "./PlainButton.tsx";

export interface ButtonProps extends Omit<PlainButtonProps, "drawing"> {
  readonly icon?: IconName | undefined;
}

/** An action: a filled, outlined or text button; a link where it has a `href`. [LNK-001, LNK-002, LNK-003] */
export function Button({ icon, ...props }: ButtonProps) {
  return <PlainButton {...props} drawing={icon ? <Icon name={icon} /> : null} />;
}
