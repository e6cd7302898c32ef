import { linkAttributes } from "@courseway/ui";
import type { ReactNode } from "react";
import { listChildren, getCurrent, findHref, type NavigationLink, getText } from "./navigation.ts";

interface LinkProps {
  readonly link: NavigationLink;
  readonly path: string;
  readonly className?: string;
}

/** A label's bold parts; the rest of its markup is dropped. [NAV-002] */
export const NavigationLabel = ({ link }: { readonly link: NavigationLink }): ReactNode =>
  link.linkLabel
    .split(/<(?:b|strong)>(.*?)<\/(?:b|strong)>/gsu)
    .map((part) => getText({ linkLabel: part }))
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));

/** A link, or only its label if it has no address. [HD-008, NAV-001, NAV-003, NAV-004] */
export function NavigationAnchor({ link, path, className = "cw-nav-link" }: LinkProps) {
  const { formElementId, nofollow, openNewTab, newTab, arrowLink } = link;
  const href = findHref(link);
  const label = <NavigationLabel link={link} />;
  if (href === null)
    return (
      <span className={className} data-label="">
        {label}
      </span>
    );
  return (
    <a
      className={className}
      href={href}
      aria-current={getCurrent(link, path)}
      data-cta-tag={formElementId}
      data-arrow={arrowLink ? "" : undefined}
      {...linkAttributes({ newTab: openNewTab || newTab, nofollow })}
    >
      {label}
    </a>
  );
}

/** The links of a drop-down or of a panel; one with links below it is a titled list. */
export function NavigationPanel({ links, path }: { readonly links: readonly NavigationLink[]; readonly path: string }) {
  return links.map((link) => {
    const below = listChildren(link);
    return (
      <li key={getText(link)}>
        <NavigationAnchor link={link} path={path} className="cw-nav-sublink" />
        {below.length === 0 ? null : (
          <ul className="cw-nav-sublist">
            <NavigationPanel links={below} path={path} />
          </ul>
        )}
      </li>
    );
  });
}

/** The button of a drop-down: its label, or a mark next to the parent's link. */
function Toggle({ link, path }: LinkProps) {
  if (findHref(link) === null)
    return (
      <summary className="cw-nav-link" aria-current={getCurrent(link, path)}>
        <NavigationLabel link={link} />
      </summary>
    );
  return <summary className="cw-nav-toggle" aria-label={`${getText(link)} menu`} />;
}

const DropDown = ({ link, path, group }: LinkProps & { readonly group: string }) => (
  <details className="cw-nav-menu" name={group}>
    <Toggle link={link} path={path} />
    <ul className="cw-nav-panel" data-size={link.menuSize === "large" ? "large" : undefined}>
      <NavigationPanel links={listChildren(link)} path={path} />
    </ul>
  </details>
);

interface NavigationListProps {
  readonly links: readonly NavigationLink[];
  readonly path: string;
  /** The group of drop-downs. Only one of a group is open at a time. */
  readonly group?: string;
}

/**
 * The links of a header in a row. One with links below it has a drop-down, a native `details`, which opens by click and Enter without
 * script. [HD-003, HD-011, A11Y-005]
 */
export function NavigationList({ links, path, group = "main-menu" }: NavigationListProps) {
  return (
    <ul className="cw-nav-list">
      {links.map((link) => {
        const hasMenu = listChildren(link).length > 0;
        return (
          <li key={getText(link)} className="cw-nav-item">
            {hasMenu && findHref(link) === null ? null : <NavigationAnchor link={link} path={path} />}
            {hasMenu ? <DropDown link={link} path={path} group={group} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
