import type { StructuredDataNode, ViewInput } from "../define-block.ts";
import { productNodes } from "../offer/product-nodes.ts";
import { filmNodes } from "../shared/video/video.ts";
import { getLink, secondAction } from "./price-view.ts";
import type { TopSectionContent } from "./fields.ts";
import type { TopSectionData } from "./view.ts";

/** The structured data of a top section: its product if a price shows, and its film. [VID-001] */
export function topSectionNodes(
  input: ViewInput<TopSectionContent, TopSectionData | null>,
): readonly StructuredDataNode[] {
  const { content, data } = input;
  const film = secondAction(content.videoButton, null).video;
  const product = { products: [content.product], link: getLink(content, null) };
  return [
    ...(content.showPricing ? productNodes(product, input) : []),
    ...filmNodes(film, data?.video ?? null, input.context.brand.vendors.videos),
  ];
}
