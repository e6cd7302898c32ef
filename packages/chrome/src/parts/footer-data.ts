import type { IconName } from "@courseway/ui";

/** A link of a footer. */
export interface FooterLink {
  readonly linkUrl: string;
  readonly linkText: string;
  readonly newTab?: boolean;
  readonly nofollow?: boolean;
  /** A name of ui's icon set. Such a link shows only the icon, and its text is its accessible name. */
  readonly icon?: IconName;
}

/** An item in a list of links that opens the Privacy Manager. [FT-010] */
export interface PrivacyChoice {
  readonly linkText: string;
  readonly opens: "privacyManager";
}

export type FooterItem = FooterLink | PrivacyChoice;

/** A titled list of links. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterItem[];
}

/** A trust badge: a rosette with an icon, and its text. */
export interface FooterSeal {
  readonly icon: IconName;
  readonly text: string;
}

/** An approval of the school. */
export interface FooterApproval {
  /** The state's slug, such as `new-york`; absent for one that applies everywhere. */
  readonly state?: string;
  /** The labeled number: "Provider S00-0000". */
  readonly number: string;
  readonly regulator: string;
  /** The regulator's page about it. */
  readonly linkUrl: string;
}

/**
 * The data of a brand's footer, as its app lists it. Absent parts are left out. The documented `emailCapture` is the site's global set of
 * that name: the host reads it for every page and shows it at the bottom of the screen. [FT-038]
 */
export interface FooterData {
  /** The logo's link and its picture, 230 by 40 px; by default the app's wordmark. [FT-002] */
  readonly aceFooterLogo?: {
    readonly logoLink: string;
    readonly logoImage?: readonly { readonly url: string; readonly altText: string }[];
  };
  /** "Part of the … Family". [FT-017, FT-025] */
  readonly familyLine?: string;
  readonly social?: readonly Required<Pick<FooterLink, "linkUrl" | "linkText" | "icon">>[];
  /** Referral buttons. */
  readonly aceShareGroup?: readonly { readonly label: string; readonly link: string }[];
  readonly groups: readonly FooterGroup[];
  /** False hides the link groups; everything else stays. */
  readonly aceShowHideFooterNav?: boolean;
  /** Each group opens and closes by its title, and is closed at first. [FT-030] */
  readonly isCollapsible?: boolean;
  readonly seals?: readonly FooterSeal[];
  readonly address?: string;
  /** The school's approvals; on a state page only that state's. */
  readonly approvals?: readonly FooterApproval[];
  /** The school's owner and license. */
  readonly ownership?: string;
  readonly copyright: {
    readonly owner: string;
    /** The first year of the line; by default only this year. [FT-037] */
    readonly since?: number;
  };
  /** The last line. If no list opens the Privacy Manager, this line ends with it. */
  readonly bottom: readonly FooterItem[];
}
