import { Icon, Image, VisuallyHidden } from "@courseway/ui";
import { Island } from "../island/Island.client.tsx";
import { type FilmView, type PlayerMode, posterSize } from "./video.ts";

export interface FilmPosterProps {
  readonly film: FilmView;
  readonly mode: PlayerMode;
  readonly autoplay: boolean;
  /** The poster's address on the site's own host: nothing of the film's host before the click. */
  readonly poster: string;
  /** "1:35"; null where it is not known. */
  readonly length: string | null;
}

/** A film's poster, which a click turns into the film; without script a link to it. [VID-002, VID-006, VID-007] */
export function FilmPoster({ film, mode, autoplay, poster, length }: FilmPosterProps) {
  return (
    <Island of="Film" film={film} mode={mode} autoplay={autoplay}>
      <a className="cw-film-poster" data-portrait={film.portrait} href={film.page} target="_blank" rel="noopener">
        <Image src={poster} alt="" {...posterSize(film.portrait)} rounded />
        <span className="cw-film-play">
          <Icon name="play" />
        </span>
        <VisuallyHidden>Play video: {film.title}</VisuallyHidden>
        {length && <span className="cw-film-length">{length}</span>}
      </a>
    </Island>
  );
}
