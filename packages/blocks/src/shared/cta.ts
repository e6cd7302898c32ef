import type { ButtonSize } from "@courseway/ui";

/** How a button looks; editors choose it. */
export type CtaStyle = "primary" | "secondary" | "tertiary";

/** What a click on a call to action does. */
export type CtaKind = "link" | "modal" | "schedule";

/** An editor's settings for one call to action. */
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

/** The defaults for a call to action's empty fields, on a block that has a product. */
export interface CtaFallbacks {
  /** The product's checkout link. [LNK-020] */
  readonly link?: string | null;
  /** The brand's `ctaText`. [LNK-021] */
  readonly label?: string | null;
}

/** A call to action, ready to render. */
export interface Cta {
  readonly kind: CtaKind;
  readonly label: string;
  readonly link: string;
  readonly style: CtaStyle;
  /** The size that an editor chose; absent for the block's own size. [LNK-003] */
  readonly size?: ButtonSize;
  readonly newTab: boolean;
  readonly nofollow: boolean;
  /** The accessible name if it says more than the label, else null. [A11Y-015] */
  readonly ariaLabel: string | null;
  /** The analytics tag. */
  readonly tag: string | null;
}

/** Builds a call to action; null if it has no label or no link, or if it is hidden. [LNK-019, LNK-020, LNK-021] */
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
 * The kind of a link. A fragment with "useModal" opens the block's modal, one with "webinar-schedule" opens the class
 * schedule. Everything else is a plain link: the browser itself handles any other "#", which is a place on a page.
 * [LNK-015, LNK-016, LNK-017]
 */
export function ctaKind(link: string): CtaKind {
  const fragment = link.split("#")[1];
  if (fragment?.includes("useModal")) return "modal";
  if (fragment?.includes("webinar-schedule")) return "schedule";
  return "link";
}

/**
 * The accessible name of a link, if several links with the same label lead to different places: the label, so that
 * voice control finds it, and the link's topic. Null if the label already contains the topic. [A11Y-015]
 */
export function distinctName(label: string, about: string | null | undefined): string | null {
  return about && !label.includes(about) ? `${label}: ${about}` : null;
}

function filled(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
