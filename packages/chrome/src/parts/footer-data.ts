import type { IconName } from "@courseway/ui";

/** A link of a footer. */
export interface FooterLink {
  readonly linkUrl: string;
  readonly linkText: string;
  readonly newTab?: boolean;
  readonly nofollow?: boolean;
  /** A name of ui's icon set; such a link shows the icon alone, and its text is its name. */
  readonly icon?: IconName;
}

/** A place in a list of links that opens the Privacy Manager instead of leading somewhere. [FT-010] */
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

/** A mark of trust: a drawn rosette with an icon, and its words. */
export interface FooterSeal {
  readonly icon: IconName;
  readonly text: string;
}

/** An approval of the school. */
export interface FooterApproval {
  /** The state's slug, such as `new-york`; absent for one that holds everywhere. */
  readonly state?: string;
  /** The number with what it is: "Provider S00-0000". */
  readonly number: string;
  readonly regulator: string;
  /** Where the regulator answers for it. */
  readonly linkUrl: string;
}

/**
 * All that a brand's footer says, as its app lists it. What is absent is not there. The documented `emailCapture` is the
 * site's global set of that name: the host reads it for every page and shows it at the foot of the screen. [FT-038]
 */
export interface FooterData {
  /** Where the logo leads, and its picture, 230 by 40 px; without a picture the app's wordmark is drawn. [FT-002] */
  readonly aceFooterLogo?: {
    readonly logoLink: string;
    readonly logoImage?: readonly { readonly url: string; readonly altText: string }[];
  };
  /** "Part of the … Family". [FT-017, FT-025] */
  readonly familyLine?: string;
  readonly social?: readonly Required<Pick<FooterLink, "linkUrl" | "linkText" | "icon">>[];
  /** Buttons by which a visitor brings others. */
  readonly aceShareGroup?: readonly { readonly label: string; readonly link: string }[];
  readonly groups: readonly FooterGroup[];
  /** False hides the link groups; everything else stays. */
  readonly aceShowHideFooterNav?: boolean;
  /** Each group opens and closes by its title, and is closed at first. [FT-030] */
  readonly isCollapsible?: boolean;
  readonly seals?: readonly FooterSeal[];
  readonly address?: string;
  /** Who approved the school; on a state's page only that state's. */
  readonly approvals?: readonly FooterApproval[];
  /** Who owns the school, and its license. */
  readonly ownership?: string;
  readonly copyright: {
    readonly owner: string;
    /** The first year of the line; this year alone where absent. [FT-037] */
    readonly since?: number;
  };
  /** The last line. Where no list opens the Privacy Manager, this one does at its end. */
  readonly bottom: readonly FooterItem[];
}
