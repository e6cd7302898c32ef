import { PlainButton, type PlainButtonProps } from "@courseway/ui";
import type { Cta, CtaKind } from "../shared/cta.ts";

/** Ids of the dialogs that a call to action can open instead of following a link. [LNK-016, LNK-017] */
export type CtaDialogs = Readonly<Partial<Record<CtaKind, string>>>;

export interface OfferButtonProps extends Pick<PlainButtonProps, "id" | "size" | "drawing" | "fullWidth"> {
  readonly cta: Cta;
  /** The offer's current link; without it the button has the call to action's own link. */
  readonly href?: string | null;
  readonly dialogs?: CtaDialogs | undefined;
}

/**
 * An offer's call to action: a link, or a button that opens a dialog; nothing if that dialog is missing.
 * [LNK-015, LNK-016, LNK-017]
 */
export function OfferButton({ cta, href, dialogs, ...appearance }: OfferButtonProps) {
  const opens = dialogs?.[cta.kind];
  if (cta.kind !== "link" && !opens) return null;
  return (
    <PlainButton
      {...appearance}
      {...(opens ? { opens } : { href: href ?? cta.link, newTab: cta.newTab, nofollow: cta.nofollow })}
      style={cta.style}
      size={cta.size ?? appearance.size}
      ariaLabel={cta.ariaLabel}
      tag={cta.tag}
    >
      {cta.label}
    </PlainButton>
  );
}
