/** The level of a block's own heading: the page's main one where the block opens the page. */
export const headingLevel = (index: number): 1 | 2 => (index === 0 ? 1 : 2);
