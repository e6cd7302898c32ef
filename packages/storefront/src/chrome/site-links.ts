/** One link of a header or footer, as an app's `navigation.ts` lists it. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  readonly newTab?: boolean;
}

/** A titled list of links in a footer. */
export interface SiteLinkGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
}
