import type { BrandConfig } from "@courseway/brand";
import { Dialog, opensDialog } from "@courseway/ui";
import type { ReactNode } from "react";
import { ContactLines } from "./Contact.tsx";
import { listChildren, getCurrent, findHref, type NavigationLink, getText, withCourses } from "./navigation.ts";
import { SearchForm } from "./SiteSearch.tsx";
import { NavigationAnchor, NavigationLabel, NavigationPanel } from "./NavigationList.tsx";

const ID = "site-menu";

interface SectionProps {
  readonly link: NavigationLink;
  readonly path: string;
}

/** A parent whose links slide over the list. While they show, the same button is the way back. [HD-005, HD-006, HD-009] */
function Section({ link, path }: SectionProps) {
  const parentLink = findHref(link) === null ? [] : [{ ...link, ddList: [], items: [], complexDdList: [] }];
  return (
    <details className="cw-menu-section" name={ID}>
      <summary className="cw-menu-row" aria-current={getCurrent(link, path)}>
        <span className="cw-menu-in">
          <NavigationLabel link={link} />
        </span>
        <span className="cw-menu-back">Back</span>
      </summary>
      <div className="cw-menu-panel">
        <p className="cw-menu-title">
          <NavigationLabel link={link} />
        </p>
        <ul>
          <NavigationPanel links={[...parentLink, ...listChildren(link)].map(withCourses)} path={path} />
        </ul>
      </div>
    </details>
  );
}

export interface MobileMenuProps {
  readonly brand: Pick<BrandConfig, "searchPage" | "contact">;
  readonly links: readonly NavigationLink[];
  readonly path: string;
  /** Above the links. */
  readonly lead?: ReactNode;
  /** Below the links. */
  readonly actions?: ReactNode;
  /** In a window of any size, and not only on a phone. [HD-025] */
  readonly isFullScreen?: boolean;
}

/**
 * The menu of a small screen: a native modal dialog at the window's edge, so that focus stays inside, the page behind does not
 * scroll, and Escape, the backdrop and the close button leave it, all without script. [HD-004, HD-007]
 */
export function MobileMenu({ brand, links, path, lead, actions, isFullScreen = false }: MobileMenuProps) {
  return (
    <>
      <button type="button" className="cw-menu-button" {...opensDialog(ID)}>
        Menu
      </button>
      <Dialog id={ID} title="Menu" className={isFullScreen ? "cw-menu cw-menu-full" : "cw-menu"} actions={actions}>
        <SearchForm brand={brand} />
        {lead ? <div className="cw-menu-lead">{lead}</div> : null}
        <nav aria-label="Main">
          <ul className="cw-menu-list">
            {links.map((link) => (
              <li key={getText(link)}>
                {listChildren(link).length > 0 ? (
                  <Section link={link} path={path} />
                ) : (
                  <NavigationAnchor link={link} path={path} className="cw-menu-row" />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ContactLines contact={brand.contact} />
      </Dialog>
    </>
  );
}
