import { Container, Icon, Link } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type Breadcrumb, type BreadcrumbsProps, breadcrumbsNodes, breadcrumbsView } from "./view.ts";

/** The path from the site's first page to this page. [BL-breadcrumbs-001, BL-breadcrumbs-003] */
function Breadcrumbs({ items, style, hideOnMobile }: BreadcrumbsProps) {
  return (
    <nav className="cw-breadcrumbs" aria-label="Breadcrumbs" style={style} data-hide-on-mobile={hideOnMobile}>
      <Container>
        <ol>
          {items.map((item, index) => (
            <li key={index}>
              {index > 0 && <Icon name="chevron-right" />}
              <Crumb {...item} isLast={index === items.length - 1} />
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}

/** A breadcrumb without a link is plain text. If it is the last one, it is the page itself. [BL-breadcrumbs-002] */
function Crumb({ text, link, isLast }: Breadcrumb & { readonly isLast: boolean }) {
  if (!link) return <span aria-current={isLast ? "page" : undefined}>{text}</span>;
  return (
    <Link {...link} variant="quiet">
      {text}
    </Link>
  );
}

/** The page's position on the site. [BL-breadcrumbs-001] */
export const breadcrumbs = defineBlock({
  name: "breadcrumbs",
  about,
  fields,
  view: breadcrumbsView,
  structuredData: breadcrumbsNodes,
  component: Breadcrumbs,
  examples,
});
