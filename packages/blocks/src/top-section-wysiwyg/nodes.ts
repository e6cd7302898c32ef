import type { StructuredDataNode, ViewInput } from "../define-block.ts";
import { productNodes } from "../offer/product-nodes.ts";
import { ownLink, secondAction } from "./ctas.ts";
import type { TopSectionContent } from "./fields.ts";
import type { TopSectionData } from "./load.ts";

/** What search engines are told of a top section: its product where a price shows, and its film. [VID-001] */
export function topSectionNodes(
  input: ViewInput<TopSectionContent, TopSectionData | null>,
): readonly StructuredDataNode[] {
  const { content } = input;
  const product = { products: [content.product], link: ownLink(content, null) };
  return [...(content.showPricing ? productNodes(product, input) : []), ...filmNodes(input)];
}

/** A film whose picture and date are not known is no result of a search for films. */
function filmNodes({
  content,
  data,
}: ViewInput<TopSectionContent, TopSectionData | null>): readonly StructuredDataNode[] {
  const film = secondAction(content.videoButton, null).video;
  const video = data?.video ?? null;
  if (film === null || video?.thumbnailUrl == null || video.created === null) return [];
  return [
    {
      "@type": "VideoObject",
      name: video.name || film.label,
      description: video.description || film.label,
      thumbnailUrl: video.thumbnailUrl,
      uploadDate: video.created,
      duration: video.duration,
      embedUrl: `https://fast.wistia.net/embed/iframe/${encodeURIComponent(film.wistiaId)}`,
    },
  ];
}
