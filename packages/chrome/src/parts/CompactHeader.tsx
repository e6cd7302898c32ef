import { VisuallyHidden } from "@courseway/ui";
import { CompactBarIsland } from "./CompactBarIsland.client.tsx";
import { NavigationList } from "./NavigationList.tsx";
import type { SiteHeaderProps } from "./SiteHeader.tsx";

/** The number of links before More. [HD-023] */
const FIRST = 2;

/** For `compact` of `SiteHeader`: the logo, the first two links, More with the others, and one action. [HD-022, HD-023, HD-024] */
export function CompactHeader({
  logo,
  links,
  actions,
  brand,
  path,
}: Pick<SiteHeaderProps, "logo" | "links" | "actions" | "brand" | "path">) {
  const more = { linkLabel: "More", menuSize: "large", ddList: links.slice(FIRST) };
  return (
    <CompactBarIsland data={{}}>
      <div className="cw-compact" inert>
        <div className="cw-site-header-row">
          <a className="cw-site-logo" href="/">
            {logo}
            <VisuallyHidden>{brand.name}, home</VisuallyHidden>
          </a>
          <nav aria-label="Main, short">
            <NavigationList links={[...links.slice(0, FIRST), more]} path={path} group="short-menu" />
          </nav>
          {actions}
        </div>
      </div>
    </CompactBarIsland>
  );
}
