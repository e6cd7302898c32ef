import { linkRules, parseUrl } from "@courseway/brand";
import type { CSSProperties } from "react";
import type { BlockContext, StructuredDataNode, ViewInput } from "../define-block.ts";
import { type CardLink, cardLink } from "../shared/card-link.ts";
import { editorStyle } from "../shared/editor-style.ts";
import type { BreadcrumbsContent } from "./fields.ts";

export interface Breadcrumb {
  readonly text: string;
  /** Null for plain text. [BL-breadcrumbs-002] */
  readonly link: CardLink | null;
}

export interface BreadcrumbsProps {
  readonly items: readonly Breadcrumb[];
  readonly style: CSSProperties | undefined;
  readonly hideOnMobile: boolean;
}

type Input = Pick<ViewInput<BreadcrumbsContent, null>, "content" | "context">;

const listItems = ({ breadcrumbsList }: BreadcrumbsContent, { brand }: BlockContext): readonly Breadcrumb[] =>
  breadcrumbsList
    .filter((item) => item.breadcrumbText !== "")
    .map((item) => ({
      text: item.breadcrumbText,
      link: item.breadcrumbLink ? cardLink(item.breadcrumbLink, linkRules(brand)) : null,
    }));

/** [BL-breadcrumbs-001, BL-breadcrumbs-002, BL-breadcrumbs-003] */
export function breadcrumbsView({ content, context }: Input): BreadcrumbsProps | null {
  const items = listItems(content, context);
  return items.length === 0 ? null : { items, style: editorStyle(content), hideOnMobile: content.hideOnMobile };
}

/** The same breadcrumbs for search engines. They replace the ones that the host builds from the page's address. */
export function breadcrumbsNodes({ content, context }: Input): readonly StructuredDataNode[] {
  const page = new URL(context.page.path, context.brand.url).href;
  const itemListElement = listItems(content, context).map(({ text, link }, index) => {
    // Search engines allow only the last item to have no address, because it is the page itself.
    const address = link && parseUrl(link.href, page);
    const item = address ? { item: address.href } : {};
    return { "@type": "ListItem", position: index + 1, name: text, ...item } as const;
  });
  return itemListElement.length === 0 ? [] : [{ "@type": "BreadcrumbList", itemListElement }];
}
