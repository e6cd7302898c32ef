/** What a block does on a page. Storybook groups blocks by it. */
export const BLOCK_JOBS = {
  heroes: "Heroes",
  prices: "Prices",
  proof: "Proof",
  forms: "Forms",
  lists: "Lists",
  navigation: "Navigation",
  notices: "Notices",
  content: "Content",
} as const;

export type BlockJob = keyof typeof BLOCK_JOBS;

/** What editors and designers should know about a block besides its fields; in the block's `guide.ts`. */
export interface BlockGuide {
  /** "content" if absent. */
  readonly job?: BlockJob;
  /** What another block is better for, and which. */
  readonly notFor: string;
  /** What it does for keyboards and screen readers, and what its editor has to do. */
  readonly accessibility: string;
}
