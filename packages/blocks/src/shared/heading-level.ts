/** The level of a block's own heading: 1, the page's main heading, if the block is the first, else 2. */
export const headingLevel = (index: number): 1 | 2 => (index === 0 ? 1 : 2);
