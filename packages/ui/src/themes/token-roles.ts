/** What designers and brand teams read about a token of a theme. */
export interface TokenRole {
  /** The group of tokens that it stands with, in the file and on the page. */
  readonly group: TokenGroup;
  /** What it is for, one sentence. */
  readonly role: string;
  readonly do?: string;
  readonly dont?: string;
}

export const TOKEN_GROUPS = {
  ground: "Grounds",
  text: "Text and lines",
  accent: "Accents",
  deep: "On deep grounds",
  money: "Prices and stars",
  shadow: "Shades",
  type: "Type",
  shape: "Shape and size",
} as const;

export type TokenGroup = keyof typeof TOKEN_GROUPS;

/** Every token of a theme that has a type in the Design Tokens format, by its CSS name without `--cw-`. */
export const TOKEN_ROLES: Readonly<Record<string, TokenRole>> = {
  paper: { group: "ground", role: "The page, cards, dialogs and form fields.", do: "Put running text on it." },
  ground: { group: "ground", role: "Sections that stand out from the page.", do: "Alternate it with paper." },
  "accent-soft": { group: "ground", role: "Chosen rows and quiet notices.", dont: "Cover a whole section with it." },
  deep: { group: "ground", role: "Footers, heroes and the browser's own bars.", dont: "Put ink on it." },
  "deep-soft": { group: "ground", role: "Cards and fields on a deep ground." },

  ink: { group: "text", role: "Headings and running text.", dont: "Use it on a deep ground." },
  "ink-quiet": { group: "text", role: "Captions, dates and notes.", dont: "Use it for prices or conditions." },
  line: {
    group: "text",
    role: "Edges of cards and tables.",
    dont: "Mark a control with it alone: it has little contrast.",
  },
  control: { group: "text", role: "Edges of form fields and of buttons without a ground." },
  danger: { group: "text", role: "Errors in forms.", do: "Say the error in words, too.", dont: "Mark a sale with it." },

  accent: {
    group: "accent",
    role: "Buttons and the marks of what is chosen.",
    dont: "Use it for text: take accent-text.",
  },
  "accent-strong": { group: "accent", role: "A button under the pointer." },
  "accent-text": { group: "accent", role: "Links and accents in text." },
  "on-accent": { group: "accent", role: "Text on an accent ground." },
  spark: { group: "accent", role: "Drawings and highlights.", dont: "Use it for text." },

  "on-deep": { group: "deep", role: "Headings and text on a deep ground." },
  "on-deep-quiet": { group: "deep", role: "Captions on a deep ground." },
  "deep-accent": { group: "deep", role: "Buttons and links on a deep ground." },
  "deep-accent-strong": { group: "deep", role: "A button on a deep ground under the pointer." },
  "on-deep-accent": { group: "deep", role: "Text on a button on a deep ground." },
  "deep-line": { group: "deep", role: "Edges on a deep ground." },
  "deep-control": { group: "deep", role: "Edges of form fields on a deep ground." },
  "deep-star": { group: "deep", role: "Rating stars on a deep ground." },
  "deep-danger": { group: "deep", role: "Errors on a deep ground." },

  save: { group: "money", role: "What a visitor saves: badges and sale prices.", dont: "Use it without a saving." },
  "on-save": { group: "money", role: "Text on a saving's badge." },
  star: { group: "money", role: "Outlines of rating stars." },
  "star-fill": { group: "money", role: "The filled part of a rating star." },

  shade: { group: "shadow", role: "The near part of a card's shadow." },
  "shade-far": { group: "shadow", role: "The far part of a dialog's shadow." },

  "font-head": { group: "type", role: "Headings and prices." },
  "font-text": { group: "type", role: "Everything else." },
  "text-base": { group: "type", role: "The size of running text, from which all others follow." },
  "text-small": { group: "type", role: "Small text, as a share of running text." },
  "text-smaller": { group: "type", role: "The smallest text, as a share of running text." },
  "text-leading": { group: "type", role: "The line height of running text." },
  "head-weight": { group: "type", role: "The weight of headings." },
  "price-weight": { group: "type", role: "The weight of prices." },
  "button-weight": { group: "type", role: "The weight of a button's label." },

  radius: { group: "shape", role: "Corners of cards." },
  "radius-small": { group: "shape", role: "Corners of fields, badges and small pictures." },
  "radius-large": { group: "shape", role: "Corners of dialogs and large pictures." },
  "button-radius": { group: "shape", role: "Corners of buttons." },
  "badge-radius": { group: "shape", role: "Corners of badges, where they differ from a field's." },
  "button-lift": { group: "shape", role: "How far a button stands above the page." },
  target: { group: "shape", role: "The least height of what a finger touches." },
  "target-small": { group: "shape", role: "The least height of links in lists and small buttons under a pointer." },
  space: { group: "shape", role: "The brand's density: every step of 4 px is multiplied by it." },
  "card-line": { group: "shape", role: "The width of a card's edge." },
};
