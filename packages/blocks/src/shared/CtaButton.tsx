import { Button, type ButtonSize } from "@courseway/ui";
import type { Cta } from "./cta.ts";

export interface CtaButtonProps {
  readonly cta: Cta;
  /** The size of a button whose editor chose none. */
  readonly size?: ButtonSize;
  readonly fullWidth?: boolean;
  /** Id of the dialog that a "useModal" link opens; without one such a link shows nothing. [LNK-016] */
  readonly opens?: string | null;
}

/** A call to action as a button: a link, or a button that opens the block's dialog. [LNK-015, LNK-016] */
export function CtaButton({ cta, size, fullWidth, opens }: CtaButtonProps) {
  const appearance = { style: cta.style, size: cta.size ?? size, fullWidth, ariaLabel: cta.ariaLabel, tag: cta.tag };
  if (cta.kind !== "modal") {
    return (
      <Button {...appearance} href={cta.link} newTab={cta.newTab} nofollow={cta.nofollow}>
        {cta.label}
      </Button>
    );
  }
  return opens ? (
    <Button {...appearance} opens={opens}>
      {cta.label}
    </Button>
  ) : null;
}
