import type { Vendors } from "@courseway/brand";
import type { Video } from "@courseway/services";
import type { StructuredDataNode } from "../../define-block.ts";
import type { ButtonSize } from "@courseway/ui";
import type { CtaStyle } from "../cta.ts";

/** A button that plays a film. */
export interface VideoView {
  readonly wistiaId: string;
  readonly label: string;
  readonly style: CtaStyle;
  readonly size?: ButtonSize;
  readonly ariaLabel?: string | null;
}

/** [BL-topSectionWysiwyg-010] */
export const VIDEO_LABEL = "Watch Overview";

/** A film's title, and the addresses of its player. Plain JSON. */
export interface FilmView {
  /** The film's id at its host. */
  readonly id: string;
  /** The address of the player's page, which waits for a click. */
  readonly page: string;
  /** The same page, but the film plays at once. */
  readonly playing: string;
  /** The same without sound: browsers let it play without a click. */
  readonly silent: string;
  readonly title: string;
  readonly portrait: boolean;
}

/** Where a film plays after a click on its poster: over the page, or in the poster's place. [VID-002, VID-003] */
export type PlayerMode = "popover" | "inline" | "embed";

type Players = Pick<Vendors["videos"], "wistiaUrl" | "youtubeUrl">;

/** A film of Wistia. */
export function wistiaFilm(id: string, title: string, { wistiaUrl }: Players, portrait = false): FilmView {
  const page = `${wistiaUrl.replace(/\/$/, "")}/${encodeURIComponent(id)}`;
  const playing = `${page}?autoPlay=true`;
  return { id, page, playing, silent: `${playing}&muted=true`, title, portrait };
}

/** A film of YouTube; null for a wrong id. YouTube's ids have exactly 11 characters. [VID-005] */
export function youtubeFilm(id: string, title: string, { youtubeUrl }: Players, portrait = false): FilmView | null {
  if (!/^[\w-]{11}$/.test(id)) return null;
  const page = `${youtubeUrl.replace(/\/$/, "")}/${id}`;
  const playing = `${page}?autoplay=1`;
  return { id, page, playing, silent: `${playing}&mute=1`, title, portrait };
}

/** The size of a poster in px. [VID-007] */
export const posterSize = (portrait: boolean): { readonly width: number; readonly height: number } =>
  portrait ? { width: 360, height: 640 } : { width: 672, height: 366 };

/**
 * The structured data of a film; empty if its picture or date is unknown, since search engines do not list such films.
 * [VID-001]
 */
export function filmNodes(
  film: Pick<VideoView, "wistiaId" | "label"> | null,
  video: Video | null,
  players: Players,
): readonly StructuredDataNode[] {
  if (film === null || video?.thumbnailUrl == null || video.created === null) return [];
  return [
    {
      "@type": "VideoObject",
      name: video.name || film.label,
      description: video.description || film.label,
      thumbnailUrl: video.thumbnailUrl,
      uploadDate: video.created,
      duration: video.duration,
      embedUrl: wistiaFilm(film.wistiaId, film.label, players).page,
    },
  ];
}
