import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { PlainButton, type ButtonSettings } from "./PlainButton.tsx";

export interface ButtonProps extends ButtonSettings {
  /** The name of an icon next to the label. */
  readonly icon?: IconName | undefined;
}

/** A filled, outlined or text button; a link if it has an `href`. [LNK-001, LNK-002, LNK-003] */
export function Button({ icon, ...props }: ButtonProps) {
  return <PlainButton {...props} drawing={icon ? <Icon name={icon} /> : null} />;
}
