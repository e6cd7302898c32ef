/** What editors and designers should know about a block beyond its fields; in its `guide.ts`. */
export interface BlockGuide {
  /** What to take another block for, and which. */
  readonly notFor: string;
  /** What it does for keyboards and screen readers, and what its editor has to do. */
  readonly accessibility: string;
}
