import { Icon, Image, VisuallyHidden, Button } from "@courseway/ui";
import type { ReactNode } from "react";
import { getSize } from "../button-fields.ts";
import { Island } from "../island/Island.client.tsx";
import type { PlainIslandProps } from "../island/plain-island.client.tsx";
import type { FilmData } from "./Film.plain.ts";
import { type FilmView, type PlayerMode, posterSize, type VideoView, wistiaFilm } from "./video.ts";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly Film: PlainIslandProps<FilmData>;
  }
}

export interface FilmProps extends FilmData {
  /** A link to the film: its poster, or a button. */
  readonly children: ReactNode;
}

/** A link that plays its film on this page; an early click waits for the script. [VID-002] */
export function Film({ children, ...data }: FilmProps) {
  return (
    <Island of="Film" data={data}>
      <span className="cw-film" data-hold="">
        {children}
      </span>
    </Island>
  );
}

export interface FilmPosterProps {
  readonly film: FilmView;
  readonly mode: PlayerMode;
  readonly autoplay: boolean;
  /** The poster's address on the site's own host, so that nothing of the film's host loads before the click. */
  readonly poster: string;
  /** For example "1:35"; null if it is unknown. */
  readonly length: string | null;
}

/**
 * A film's poster, which a click replaces with the film; without JavaScript a link to the film.
 * [VID-002, VID-006, VID-007]
 */
export function FilmPoster({ film, mode, autoplay, poster, length }: FilmPosterProps) {
  return (
    <Film film={film} mode={mode} autoplay={autoplay}>
      <a className="cw-film-poster" data-portrait={film.portrait} href={film.page} target="_blank" rel="noopener">
        <Image src={poster} alt="" {...posterSize(film.portrait)} rounded />
        <span className="cw-film-play">
          <Icon name="play" />
        </span>
        <VisuallyHidden>Play video: {film.title}</VisuallyHidden>
        {length && <span className="cw-film-length">{length}</span>}
      </a>
    </Film>
  );
}

export interface VideoButtonProps {
  readonly video: VideoView;
  /** The addresses of the brand's players. */
  readonly players: Parameters<typeof wistiaFilm>[2];
}

/**
 * A button that plays a film over the page; without JavaScript it leads to the film.
 * [BL-topSectionWysiwyg-008, VID-009]
 */
export function VideoButton({ video, players }: VideoButtonProps) {
  const { wistiaId, label, style, size = "default", ariaLabel } = video;
  const film = wistiaFilm(wistiaId, label, players);
  return (
    <Film film={film} mode="popover">
      <Button
        href={film.page}
        newTab
        style={style}
        size={getSize(size, "large")}
        ariaLabel={ariaLabel}
        icon="play"
        iconSide="start"
      >
        {label}
      </Button>
    </Film>
  );
}
