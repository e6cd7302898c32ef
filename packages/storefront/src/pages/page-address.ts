/** Where a page stands on the site and what it is called in the content. */
export interface PageAddress {
  /** With slashes around it; `/` for home. */
  readonly path: string;
  /** The slug of the page key. */
  readonly slug: string;
  /** The slug of the entry: the blog's prefix is before it in blog mode. [RT-009] */
  readonly entrySlug: string;
  readonly blog: boolean;
}
