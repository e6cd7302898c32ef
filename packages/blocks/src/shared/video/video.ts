import type { Video } from "@courseway/services";
import type { StructuredDataNode } from "../../define-block.ts";
import type { CtaStyle } from "../cta.ts";

/** A button that plays a film. */
export interface VideoView {
  readonly wistiaId: string;
  readonly label: string;
  readonly style: CtaStyle;
}

/** Where films play. */
export const VIDEO_ORIGIN = "https://fast.wistia.net";

/** [BL-topSectionWysiwyg-010] */
export const VIDEO_LABEL = "Watch Overview";

/** A film as search engines read it. One whose picture and date are not known is no result of a search for films. [VID-001] */
export function filmNodes(film: VideoView | null, video: Video | null): readonly StructuredDataNode[] {
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
