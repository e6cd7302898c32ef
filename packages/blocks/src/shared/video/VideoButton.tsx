import { Button } from "@courseway/ui";
import { getSize } from "../button-fields.ts";
import { Island } from "../island/Island.client.tsx";
import { type VideoView, wistiaFilm } from "./video.ts";

export interface VideoButtonProps {
  readonly video: VideoView;
  /** The brand's players. */
  readonly players: Parameters<typeof wistiaFilm>[2];
}

/** Plays a film over the page; without script it leads to the film. [BL-topSectionWysiwyg-008, VID-009] */
export function VideoButton({ video, players }: VideoButtonProps) {
  const { wistiaId, label, style, size = "default", ariaLabel } = video;
  const film = wistiaFilm(wistiaId, label, players);
  return (
    <Island of="Film" film={film} mode="popover">
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
    </Island>
  );
}
