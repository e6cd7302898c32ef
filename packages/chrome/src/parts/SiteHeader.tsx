import type { BrandConfig } from "@courseway/brand";
import { Image, Link, VisuallyHidden } from "@courseway/ui";
import type { ReactNode } from "react";
import type { ChromeProps } from "./chrome.ts";
import { ContactBar } from "./Contact.tsx";
import { MobileMenu, type MobileMenuProps } from "./MobileMenu.tsx";
import { type NavigationLink, outsideLinks } from "./navigation.ts";
import { NavigationList } from "./NavigationList.tsx";

export interface SiteHeaderProps extends ChromeProps {
  /** The brand's wordmark, 175 by 38 px. [HD-010] */
  readonly logo: ReactNode;
  readonly links: readonly NavigationLink[];
  /** The visitor's own links: a drop-down at the end of the row, which opens to the left. [HD-012] */
  readonly account?: NavigationLink;
  /** The action at the end of the header and of the mobile menu, such as register or start. */
  readonly actions?: ReactNode;
  /** With two rows the links have their own row. Such a header shows in full from 1024 px, one with a single row from 1200 px. */
  readonly rows?: 1 | 2;
  /** Beside the logo on a wide screen. */
  readonly beside?: ReactNode;
  /** The mobile menu's own links, instead of the header's. */
  readonly menu?: Partial<Pick<MobileMenuProps, "links" | "lead" | "actions" | "isFullScreen">>;
  /** On a wide screen this bar replaces the header once the page is scrolled, if the page's navigation is sticky. */
  readonly compact?: ReactNode;
}

/** The size of a logo with unknown proportions, in px. */
const PARTNER_LOGO = { width: 120, height: 38 };

/** The brand's wordmark, which links home, and the page's partner logo next to it. [HD-010, HD-026, HD-053] */
export function HeaderLogo({ logo, brand, options }: Pick<SiteHeaderProps, "logo" | "brand" | "options">) {
  const partner = options?.additionalHeaderLogo;
  const width =
    Math.round((PARTNER_LOGO.height * (partner?.width ?? 0)) / (partner?.height || 1)) || PARTNER_LOGO.width;
  return (
    <>
      <a className="cw-site-logo" href="/">
        {logo}
        <VisuallyHidden>{brand.name}, home</VisuallyHidden>
      </a>
      {partner ? (
        <Image
          className="cw-partner-logo"
          src={partner.url}
          alt={partner.alt}
          width={width}
          height={PARTNER_LOGO.height}
          fit="contain"
          lazy={false}
        />
      ) : null}
    </>
  );
}

const getSticky = ({ options, compact }: Pick<SiteHeaderProps, "options" | "compact">) =>
  options?.isNavSticky ? (compact ? "compact" : "") : undefined;

/**
 * A header: drop-downs on a wide screen, a menu button on a smaller one. All of it works without script.
 * [HD-002, HD-003, HD-004, HD-022, HD-026, HD-054]
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { logo, account, actions, rows = 1, beside, menu, compact, brand, path, options } = props;
  const links = outsideLinks(props.links, brand);
  const menuLinks = outsideLinks(menu?.links ?? props.links, brand);
  const nav = (
    <nav className="cw-site-nav" aria-label="Main">
      <NavigationList links={links} path={path} />
    </nav>
  );
  return (
    <>
      <ContactBar brand={brand} />
      <header className="cw-site-header" data-sticky={getSticky(props)} data-rows={rows}>
        <div className="cw-site-header-row">
          <HeaderLogo logo={logo} brand={brand} options={options} />
          {beside}
          {rows === 1 ? nav : null}
          <div className="cw-site-actions">
            {account ? (
              <div className="cw-site-account">
                <NavigationList links={[account]} path={path} />
              </div>
            ) : null}
            {actions}
          </div>
          <MobileMenu
            path={path}
            actions={actions}
            {...menu}
            brand={brand}
            links={account ? [...menuLinks, account] : menuLinks}
          />
        </div>
        {rows === 2 ? nav : null}
        {options?.isNavSticky ? compact : null}
      </header>
    </>
  );
}

/** The address of the external sign-in, with the vertical's code where the brand has one. [HD-014, HD-038] */
export function signInUrl(brand: Pick<BrandConfig, "signInUrl" | "signInVertical">): string {
  const url = new URL(brand.signInUrl);
  if (brand.signInVertical !== null) url.searchParams.set("vertical", brand.signInVertical);
  return url.href;
}

/** The link to the external sign-in. [HD-013, HD-014] */
export function SignInLink({
  brand,
  children = "Sign In",
}: Pick<ChromeProps, "brand"> & { readonly children?: ReactNode }) {
  return <Link href={signInUrl(brand)}>{children}</Link>;
}

/** My Account with Sign In and Help Center, for `account` of `SiteHeader`. [HD-012, HD-013, HD-034, HD-042] */
export const accountMenu = (brand: BrandConfig): NavigationLink => ({
  linkLabel: "My Account",
  ddList: [
    { linkLabel: "Sign In", linkUrl: signInUrl(brand), formElementId: "header-sign-in" },
    { linkLabel: "Help Center", linkUrl: brand.helpPage },
  ],
});
