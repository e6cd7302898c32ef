/** One link of a header or footer, as an app's `navigation.ts` lists it. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  readonly newTab?: boolean;
}
