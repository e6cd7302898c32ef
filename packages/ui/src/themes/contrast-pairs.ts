/** The minimum contrast ratio for text by WCAG 2.2 AA, to 1. */
const TEXT = 4.5;
/** The minimum for large text, controls, and graphics that carry meaning. */
const GRAPHIC = 3;

const PAPERS = ["paper", "ground"] as const;
const DEEPS = ["deep", "deep-soft"] as const;

/** Every pair of a color and the color behind it, by token without `--cw-`, with its minimum contrast. */
export const contrastPairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...[...PAPERS, "accent-soft"].flatMap((ground) => [
    ["ink", ground, TEXT] as const,
    ["ink-quiet", ground, TEXT] as const,
    ["accent-text", ground, TEXT] as const,
    ["accent-strong", ground, TEXT] as const,
    ["accent", ground, GRAPHIC] as const,
    ["danger", ground, TEXT] as const,
    ["star", ground, GRAPHIC] as const,
  ]),
  ...PAPERS.flatMap((ground) => [["control", ground, GRAPHIC] as const, ["save", ground, GRAPHIC] as const]),
  ["on-accent", "accent", TEXT],
  ["on-accent", "accent-strong", TEXT],
  ["on-save", "save", TEXT],
  ...DEEPS.flatMap((ground) => [
    ["on-deep", ground, TEXT] as const,
    ["on-deep-quiet", ground, TEXT] as const,
    ["deep-accent", ground, TEXT] as const,
    ["deep-accent-strong", ground, TEXT] as const,
    ["deep-danger", ground, TEXT] as const,
    ["deep-control", ground, GRAPHIC] as const,
    ["deep-star", ground, GRAPHIC] as const,
  ]),
  ["on-deep-accent", "deep-accent", TEXT],
  ["on-deep-accent", "deep-accent-strong", TEXT],
  ["spark", "deep", GRAPHIC],
];
