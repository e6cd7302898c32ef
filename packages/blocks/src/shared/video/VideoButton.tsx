import { Button, Dialog } from "@courseway/ui";
import { VIDEO_ORIGIN, type VideoView } from "./video.ts";
import { VideoPlayerIsland } from "./VideoPlayerIsland.client.tsx";

/** Opens a film over the page; without script the film's own frame stands in the dialog. [BL-topSectionWysiwyg-008] */
export function VideoButton({ video, id }: { readonly video: VideoView; readonly id: string }) {
  const film = `${VIDEO_ORIGIN}/embed/iframe/${encodeURIComponent(video.wistiaId)}`;
  return (
    <>
      <Button opens={id} style={video.style} icon="play" iconSide="start" size="large">
        {video.label}
      </Button>
      <Dialog id={id} title={video.label} titleHidden width="wide" className="cw-video-player">
        <VideoPlayerIsland src={`${film}?autoPlay=true`} title={video.label} />
        <noscript>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the player stands on its own origin and needs its own storage */}
          <iframe src={film} title={video.label} loading="lazy" allowFullScreen />
        </noscript>
      </Dialog>
    </>
  );
}
