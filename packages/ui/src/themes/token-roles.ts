/** What designers and brand teams read about a token of a theme. */
export interface TokenRole {
  /** The group of the token, in the file and on the page. */
  readonly group: TokenGroup;
  /** Its purpose, in one sentence. */
  readonly role: string;
  /** One right use, as an instruction: "Put running text on it." */
  readonly do: string;
  /** One wrong use that is easy to make, without the "don't". */
  readonly dont: string;
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
  paper: {
    group: "ground",
    role: "The page, cards, dialogs and form fields.",
    do: "Put running text on it.",
    dont: "Set white by hand instead: not every brand has white paper.",
  },
  ground: {
    group: "ground",
    role: "Sections that stand out from the page.",
    do: "Alternate it with paper.",
    dont: "Put two such sections next to each other.",
  },
  "accent-soft": {
    group: "ground",
    role: "Chosen rows and quiet notices.",
    do: "Add a check or words, so that color is not the only sign.",
    dont: "Cover a whole section with it.",
  },
  deep: {
    group: "ground",
    role: "Footers, heroes and the browser's own bars.",
    do: "Take text from the colors on deep grounds.",
    dont: "Put ink on it.",
  },
  "deep-soft": {
    group: "ground",
    role: "Cards and fields on a deep ground.",
    do: "Use it on deep alone.",
    dont: "Take it for a section of its own.",
  },

  ink: {
    group: "text",
    role: "Headings and running text.",
    do: "Use it for all that must be read.",
    dont: "Use it on a deep ground.",
  },
  "ink-quiet": {
    group: "text",
    role: "Captions, dates and notes.",
    do: "Use it for what can be skipped.",
    dont: "Use it for prices or conditions.",
  },
  line: {
    group: "text",
    role: "Edges of cards and tables.",
    do: "Separate what spacing alone cannot.",
    dont: "Mark a control with it alone: it has little contrast.",
  },
  control: {
    group: "text",
    role: "Edges of form fields and of buttons without a ground.",
    do: "Give it to all that can be pressed or filled in.",
    dont: "Decorate with it.",
  },
  danger: { group: "text", role: "Errors in forms.", do: "Say the error in words, too.", dont: "Mark a sale with it." },

  accent: {
    group: "accent",
    role: "Buttons and the marks of what is chosen.",
    do: "Keep it for the one thing to do next.",
    dont: "Use it for text: take accent-text.",
  },
  "accent-strong": {
    group: "accent",
    role: "A button under the pointer.",
    do: "Use it for the hover and pressed states of accent.",
    dont: "Use it for a button at rest.",
  },
  "accent-text": {
    group: "accent",
    role: "Links and accents in text.",
    do: "Underline links in running text as well.",
    dont: "Use it for headings.",
  },
  "on-accent": {
    group: "accent",
    role: "Text on an accent ground.",
    do: "Use it for labels and icons of buttons.",
    dont: "Use it on accent-soft: take ink.",
  },
  spark: {
    group: "accent",
    role: "Drawings and highlights.",
    do: "Use it in small amounts.",
    dont: "Use it for text.",
  },

  "on-deep": {
    group: "deep",
    role: "Headings and text on a deep ground.",
    do: "Use it on deep and deep-soft.",
    dont: "Use it on paper.",
  },
  "on-deep-quiet": {
    group: "deep",
    role: "Captions on a deep ground.",
    do: "Use it for legal lines of a footer.",
    dont: "Use it for prices or conditions.",
  },
  "deep-accent": {
    group: "deep",
    role: "Buttons and links on a deep ground.",
    do: "Use it in place of accent.",
    dont: "Use it on paper: it is too light there.",
  },
  "deep-accent-strong": {
    group: "deep",
    role: "A button on a deep ground under the pointer.",
    do: "Use it for the hover and pressed states of deep-accent.",
    dont: "Use it for a button at rest.",
  },
  "on-deep-accent": {
    group: "deep",
    role: "Text on a button on a deep ground.",
    do: "Use it for labels and icons of such buttons.",
    dont: "Use it straight on a deep ground.",
  },
  "deep-line": {
    group: "deep",
    role: "Edges on a deep ground.",
    do: "Separate the columns of a footer with it.",
    dont: "Mark a control with it alone: take deep-control.",
  },
  "deep-control": {
    group: "deep",
    role: "Edges of form fields on a deep ground.",
    do: "Give it to all that can be pressed or filled in.",
    dont: "Decorate with it.",
  },
  "deep-star": {
    group: "deep",
    role: "Rating stars on a deep ground.",
    do: "Write the rating next to the stars.",
    dont: "Use it for anything but ratings.",
  },
  "deep-danger": {
    group: "deep",
    role: "Errors on a deep ground.",
    do: "Say the error in words, too.",
    dont: "Mark a sale with it.",
  },

  save: {
    group: "money",
    role: "What a visitor saves: badges and sale prices.",
    do: "Write the amount or the percentage next to it.",
    dont: "Use it without a saving.",
  },
  "on-save": {
    group: "money",
    role: "Text on a saving's badge.",
    do: 'Keep it to a few words, such as "20% off".',
    dont: "Use it on another ground.",
  },
  star: {
    group: "money",
    role: "Outlines of rating stars.",
    do: "Write the rating next to the stars.",
    dont: "Use it for text.",
  },
  "star-fill": {
    group: "money",
    role: "The filled part of a rating star.",
    do: "Fill a part of a star for a part of a point.",
    dont: "Use it without the outline: it has little contrast.",
  },

  shade: {
    group: "shadow",
    role: "The near part of a card's shadow.",
    do: "Use it through shadow-sm, shadow-md and shadow-lg.",
    dont: "Make a text or an edge of it.",
  },
  "shade-far": {
    group: "shadow",
    role: "The far part of a dialog's shadow.",
    do: "Use it through shadow-lg.",
    dont: "Cover a page with it.",
  },

  "font-head": {
    group: "type",
    role: "Headings and prices.",
    do: "Use it from text-lg up.",
    dont: "Set running text in it.",
  },
  "font-text": {
    group: "type",
    role: "Everything else.",
    do: "Use it for labels, buttons and running text.",
    dont: "Load a third face.",
  },
  "text-base": {
    group: "type",
    role: "The size of running text, from which all others follow.",
    do: "Change it to make a whole brand larger.",
    dont: "Set a size in px on a page.",
  },
  "text-small": {
    group: "type",
    role: "Small text, as a share of running text.",
    do: "Use it for captions and dates.",
    dont: "Use it for conditions of an offer.",
  },
  "text-smaller": {
    group: "type",
    role: "The smallest text, as a share of running text.",
    do: "Use it for labels above a heading.",
    dont: "Use it for sentences.",
  },
  "text-leading": {
    group: "type",
    role: "The line height of running text.",
    do: "Give a longer line more of it.",
    dont: "Use it for headings: they have their own.",
  },
  "head-weight": {
    group: "type",
    role: "The weight of headings.",
    do: "Use it with font-head.",
    dont: "Stress words of a text with it.",
  },
  "price-weight": {
    group: "type",
    role: "The weight of prices.",
    do: "Give every price the same weight.",
    dont: "Use it for a price that no longer holds.",
  },
  "button-weight": {
    group: "type",
    role: "The weight of a button's label.",
    do: "Use it for labels of tabs and switches as well.",
    dont: "Use it for links in a text.",
  },

  radius: {
    group: "shape",
    role: "Corners of cards.",
    do: "Use it for what stands on a section.",
    dont: "Mix it with a radius in px.",
  },
  "radius-small": {
    group: "shape",
    role: "Corners of fields, badges and small pictures.",
    do: "Use it for what is at most two lines high.",
    dont: "Use it for cards.",
  },
  "radius-large": {
    group: "shape",
    role: "Corners of dialogs and large pictures.",
    do: "Use it for what is wider than a column.",
    dont: "Use it for buttons.",
  },
  "button-radius": {
    group: "shape",
    role: "Corners of buttons.",
    do: "Give all buttons of a brand the same corners.",
    dont: "Use it for cards or fields.",
  },
  "badge-radius": {
    group: "shape",
    role: "Corners of badges, where they differ from a field's.",
    do: "Leave it out where radius-small suits.",
    dont: "Use it for buttons.",
  },
  "button-lift": {
    group: "shape",
    role: "How far a button stands above the page.",
    do: "Lower a pressed button by it.",
    dont: "Lift what cannot be pressed.",
  },
  target: {
    group: "shape",
    role: "The least height of what a finger touches.",
    do: "Use it for buttons, fields and lines of a menu.",
    dont: "Go below it where text needs less room.",
  },
  "target-small": {
    group: "shape",
    role: "The least height of links in lists and small buttons under a pointer.",
    do: "Use it with some room between two targets.",
    dont: "Use it for the main button of a page.",
  },
  space: {
    group: "shape",
    role: "The brand's density: every step of 4 px is multiplied by it.",
    do: "Take steps of the scale, such as gap-6.",
    dont: "Write a distance in px.",
  },
  "card-line": {
    group: "shape",
    role: "The width of a card's edge.",
    do: "Use it with line, or with deep-line on a deep ground.",
    dont: "Mark the chosen card by it alone.",
  },
};
