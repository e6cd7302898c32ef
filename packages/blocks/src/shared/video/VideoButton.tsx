import { Button } from "@courseway/ui";
import { getSize } from "../button-fields.ts";
import { Film } from "./Film.tsx";
import { type VideoView, wistiaFilm } from "./video.ts";

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
