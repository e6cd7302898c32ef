import type { ButtonSize } from "@courseway/ui";

/** How a button looks; editors choose it. */
export type CtaStyle = "primary" | "secondary" | "tertiary";

/** What following a call to action does. */
export type CtaKind = "link" | "modal" | "schedule";

/** What an editor says about one call to action. */
export interface CtaFields {
  readonly label: string | null;
  readonly link: string | null;
  readonly style?: CtaStyle;
  readonly size?: ButtonSize;
  readonly hidden?: boolean;
  readonly newTab?: boolean;
  readonly nofollow?: boolean;
  readonly ariaLabel?: string | null;
  readonly tag?: string | null;
}

/** The default for an empty field of a call to action, on a block that has a product. */
export interface CtaFallbacks {
  /** The product's checkout link. [LNK-020] */
  readonly link?: string | null;
  /** The brand's `ctaText`. [LNK-021] */
  readonly label?: string | null;
}

/** A call to action that is ready to show. */
export interface Cta {
  readonly kind: CtaKind;
  readonly label: string;
  readonly link: string;
  readonly style: CtaStyle;
  /** The size that an editor chose; absent for the one that the block has for it. [LNK-003] */
  readonly size?: ButtonSize;
  readonly newTab: boolean;
  readonly nofollow: boolean;
  /** The accessible name, where it says more than the label. [A11Y-015] */
  readonly ariaLabel: string | null;
  /** The analytics tag. */
  readonly tag: string | null;
}

/**
 * A call to action, or null: it shows only with a label, a link, and when not hidden.
 * [LNK-019, LNK-020, LNK-021]
 */
export function buildCta(fields: CtaFields, fallbacks: CtaFallbacks = {}): Cta | null {
  const label = filled(fields.label) ?? filled(fallbacks.label);
  const link = filled(fields.link) ?? filled(fallbacks.link);
  if (!label || !link || fields.hidden) return null;

  return {
    kind: ctaKind(link),
    label,
    link,
    style: fields.style ?? "primary",
    newTab: fields.newTab ?? false,
    nofollow: fields.nofollow ?? false,
    ariaLabel: filled(fields.ariaLabel),
    tag: filled(fields.tag),
    ...(fields.size && fields.size !== "default" ? { size: fields.size } : {}),
  };
}

/**
 * Opens the block's modal with "useModal", the class schedule with "webinar-schedule"; otherwise it is
 * a plain link. Any other "#" is a place on a page, to which the browser goes by itself.
 * [LNK-015, LNK-016, LNK-017]
 */
export function ctaKind(link: string): CtaKind {
  const fragment = link.split("#")[1];
  if (fragment?.includes("useModal")) return "modal";
  if (fragment?.includes("webinar-schedule")) return "schedule";
  return "link";
}

/**
 * The accessible name of one of several links that share a label and lead to different places: the label, so that it can
 * be spoken, and what it is about. Null where the label says that already. [A11Y-015]
 */
export function distinctName(label: string, about: string | null | undefined): string | null {
  return about && !label.includes(about) ? `${label}: ${about}` : null;
}

function filled(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
