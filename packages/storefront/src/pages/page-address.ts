/** Where a page stands on the site and what it is called in the content. */
export interface PageAddress {
  /** With slashes around it; `/` for home. */
  readonly path: string;
  readonly slug: string;
  readonly blog: boolean;
}
