import { VisuallyHidden } from "@courseway/ui";
import type { ReactNode } from "react";
import { PrivacyOpener } from "../privacy/PrivacyManager.tsx";
import type { ChromeProps } from "./chrome.ts";
import type { SiteLink, SiteLinkGroup } from "./site-links.ts";

interface SiteFooterProps extends ChromeProps {
  /** The brand's wordmark, 230 by 40 px. */
  readonly logo: ReactNode;
  readonly groups: readonly SiteLinkGroup[];
  readonly legal: readonly SiteLink[];
  /** A line about the school under its logo. */
  readonly about: string;
  /** Who holds the copyright. */
  readonly owner: string;
}

const FooterLink = ({ label, href, newTab }: SiteLink) => (
  <li>
    <a href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
      {label}
    </a>
  </li>
);

/** A footer of link groups over a last line of legal links. */
export function SiteFooter({ logo, groups, legal, about, owner, brand, year }: SiteFooterProps) {
  return (
    <footer className="cw-site-footer" data-ground="deep">
      <div className="cw-site-footer-body">
        <div className="cw-site-footer-about">
          <a className="cw-site-logo" href="/">
            {logo}
            <VisuallyHidden>{brand.name}, home</VisuallyHidden>
          </a>
          <p>{about}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="cw-site-footer-title">{title}</h2>
            <ul>
              {links.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="cw-site-footer-end">
        <p>
          © {year} {owner}. All rights reserved.
        </p>
        <ul>
          {legal.map((link) => (
            <FooterLink key={link.href} {...link} />
          ))}
          <li>
            <PrivacyOpener />
          </li>
        </ul>
      </div>
    </footer>
  );
}
