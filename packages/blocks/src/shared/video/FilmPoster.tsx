import { Icon, Image, VisuallyHidden } from "@courseway/ui";
import { Film } from "./Film.tsx";
import { type FilmView, type PlayerMode, posterSize } from "./video.ts";

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
