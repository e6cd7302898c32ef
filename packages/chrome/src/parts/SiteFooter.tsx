import { Button, type Ground, Icon, Image, linkAttributes, Seal, VisuallyHidden } from "@courseway/ui";
import type { ReactNode } from "react";
import { PrivacyOpener } from "../privacy/PrivacyManager.tsx";
import { Approvals } from "./Approvals.tsx";
import type { ChromeProps } from "./chrome.ts";
import { ContactLines } from "./Contact.tsx";
import type { FooterData, FooterGroup, FooterItem } from "./footer-data.ts";
import { outsideLink } from "./outside-link.ts";

interface SiteFooterProps extends ChromeProps {
  /** The brand's wordmark, 230 by 40 px. */
  readonly logo: ReactNode;
  readonly data: FooterData;
  /** A line about the school under its logo. */
  readonly about?: string | null;
  /** The footer's background. */
  readonly ground?: Ground;
  /** Above everything else in the footer. */
  readonly lead?: ReactNode;
}

type Brand = ChromeProps["brand"];

/** The links that state laws require in every footer. [FT-010, FT-024] */
const PRIVACY_CHOICE = { linkText: "Do not sell or share my information", opens: "privacyManager" } as const;

const opensPrivacy = (item: FooterItem): boolean => "opens" in item;

function Item({ item, brand }: { readonly item: FooterItem; readonly brand: Brand }) {
  if ("opens" in item) return <PrivacyOpener>{item.linkText}</PrivacyOpener>;
  const { linkUrl, linkText, newTab, nofollow, icon } = item;
  return (
    <a href={outsideLink(linkUrl, brand)} {...linkAttributes({ newTab, nofollow })}>
      {icon === undefined ? (
        linkText
      ) : (
        <>
          <Icon name={icon} />
          <VisuallyHidden>{linkText}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

interface ItemsProps {
  readonly items: readonly FooterItem[];
  readonly brand: Brand;
  readonly className?: string;
}

const Items = ({ items, brand, className }: ItemsProps) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item.linkText}>
        <Item item={item} brand={brand} />
      </li>
    ))}
  </ul>
);

/** One group of links: a heading over a list; on a phone it may be a native disclosure that starts closed. [FT-030] */
function Group({
  group,
  brand,
  isCollapsible,
}: {
  readonly group: FooterGroup;
  readonly brand: Brand;
  readonly isCollapsible: boolean;
}) {
  const { title, links } = group;
  const heading = <h2 className="cw-site-footer-title">{title}</h2>;
  return (
    <nav aria-label={title}>
      {isCollapsible ? (
        <details>
          <summary>
            {heading}
            <Icon name="chevron-down" />
          </summary>
        </details>
      ) : null}
      <div className={isCollapsible ? "cw-site-footer-open" : undefined}>{heading}</div>
      <Items items={links} brand={brand} />
    </nav>
  );
}

/** Logo, line, family, share buttons and social accounts. [FT-002, FT-003, FT-038] */
function About({ brand, logo, about, data }: Pick<SiteFooterProps, "brand" | "logo" | "about" | "data">) {
  const { aceFooterLogo, familyLine, aceShareGroup = [], social = [] } = data;
  const [image] = aceFooterLogo?.logoImage ?? [];
  return (
    <div className="cw-site-footer-about">
      <a className="cw-site-logo" href={aceFooterLogo?.logoLink ?? "/"}>
        {image === undefined ? (
          logo
        ) : (
          <Image src={image.url} alt={image.altText} width={230} height={40} fit="contain" />
        )}
        <VisuallyHidden>{brand.name}, home</VisuallyHidden>
      </a>
      {about ? <p>{about}</p> : null}
      <ContactLines contact={brand.contact} />
      {familyLine === undefined ? null : <p className="cw-site-footer-family">{familyLine}</p>}
      {aceShareGroup.length === 0 ? null : (
        <div className="cw-site-footer-share">
          {aceShareGroup.map(({ label, link }) => (
            <Button key={link} href={outsideLink(link, brand)} style="secondary" size="small">
              {label}
            </Button>
          ))}
        </div>
      )}
      {social.length === 0 ? null : (
        <Items className="cw-site-social" items={social.map((link) => ({ ...link, newTab: true }))} brand={brand} />
      )}
    </div>
  );
}

/** The line of copyright. [FT-011, FT-023, FT-037] */
const copyright = ({ owner, since }: FooterData["copyright"], year: number): string =>
  `© ${since === undefined || since >= year ? "" : `${since}–`}${year} ${owner}. All rights reserved.`;

/** A brand's footer from its data. It works without script, and always leads to the Privacy Manager. [FT-001, FT-024, FT-038] */
export function SiteFooter(props: SiteFooterProps) {
  const { logo, data, about = null, ground = "deep", lead, brand, options, path, year } = props;
  const {
    groups,
    seals = [],
    bottom,
    address,
    approvals = [],
    ownership,
    isCollapsible = false,
    aceShowHideFooterNav = true,
  } = data;
  const shown = aceShowHideFooterNav ? groups : [];
  const hasOpener = [...shown.flatMap(({ links }) => links), ...bottom].some(opensPrivacy);
  return (
    <footer className="cw-site-footer" data-ground={ground}>
      {lead ? <div className="cw-site-footer-lead">{lead}</div> : null}
      <div className="cw-site-footer-body">
        <About brand={brand} logo={logo} about={about} data={data} />
        {shown.length === 0 ? null : (
          <div className="cw-site-footer-groups" data-collapsible={isCollapsible ? "" : undefined}>
            {shown.map((group) => (
              <Group key={group.title} group={group} brand={brand} isCollapsible={isCollapsible} />
            ))}
          </div>
        )}
      </div>
      {seals.length === 0 ? null : (
        <ul className="cw-site-seals">
          {seals.map(({ icon, text }) => (
            <li key={text}>
              <Seal icon={icon} size={56}>
                {text}
              </Seal>
            </li>
          ))}
        </ul>
      )}
      <Approvals approvals={approvals} ownership={ownership} brand={brand} options={options} path={path} />
      <div className="cw-site-footer-end">
        <div>
          {address === undefined ? null : <address>{address}</address>}
          <p>{copyright(data.copyright, year)}</p>
        </div>
        <Items items={hasOpener ? bottom : [...bottom, PRIVACY_CHOICE]} brand={brand} />
      </div>
    </footer>
  );
}
