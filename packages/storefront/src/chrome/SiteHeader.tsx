import { Link, VisuallyHidden } from "@courseway/ui";
import type { ReactNode } from "react";
import type { ChromeProps } from "./chrome.ts";
import type { SiteLink } from "./site-links.ts";

interface SiteHeaderProps extends ChromeProps {
  /** The brand's wordmark, 175 by 38 px. */
  readonly logo: ReactNode;
  readonly links: readonly SiteLink[];
  /** What stands at the end of the header: sign in, register. */
  readonly actions?: ReactNode;
}

/** Where a link stands to the page: `page` for the page itself, `true` for the section that it is in. */
function currentOf(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && href.startsWith("/") && href.endsWith("/") && path.startsWith(href) ? "true" : undefined;
}

const NavLinks = ({ links, path }: Pick<SiteHeaderProps, "links" | "path">) => (
  <ul className="cw-nav-list">
    {links.map(({ label, href, newTab }) => (
      <li key={href}>
        <a
          className="cw-nav-link"
          href={href}
          aria-current={currentOf(href, path)}
          {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/** A header of plain links: in a row on a wide screen, behind a native menu button on a small one. Works without script. */
export function SiteHeader({ logo, links, actions, brand, path, options }: SiteHeaderProps) {
  return (
    <header className="cw-site-header" data-sticky={options?.isNavSticky ? "" : undefined}>
      <div className="cw-site-header-row">
        <a className="cw-site-logo" href="/">
          {logo}
          <VisuallyHidden>{brand.name}, home</VisuallyHidden>
        </a>
        <nav className="cw-site-nav" aria-label="Main">
          <NavLinks links={links} path={path} />
        </nav>
        <div className="cw-site-actions">{actions}</div>
        <details className="cw-site-menu">
          <summary>Menu</summary>
          <nav aria-label="Main, small screen">
            <NavLinks links={links} path={path} />
            <div className="cw-site-menu-actions">{actions}</div>
          </nav>
        </details>
      </div>
    </header>
  );
}

/** The link to the external sign-in, with the vertical's code where the brand has one. [HD-014] */
export function SignInLink({ brand }: Pick<ChromeProps, "brand">) {
  const url = new URL(brand.signInUrl);
  if (brand.signInVertical !== null) url.searchParams.set("vertical", brand.signInVertical);
  return <Link href={url.href}>Sign In</Link>;
}
