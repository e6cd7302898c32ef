/** The jobs that a block can have on a page. Storybook groups blocks by job. */
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

/** What editors and designers should know about a block in addition to its fields. It is in the block's `fields.ts`. */
export interface BlockGuide {
  /** The block's job; "content" if absent. */
  readonly job?: BlockJob;
  /** Cases that another block suits better, and the name of that block. */
  readonly notFor: string;
  /** What the block does for keyboards and screen readers, and what its editor must do. */
  readonly accessibility: string;
}
