"use client";

import { Button, Dialog, type ButtonStyle } from "@courseway/ui";
import { useState } from "react";

export interface VideoButtonProps {
  readonly wistiaId: string;
  readonly label: string;
  readonly style: ButtonStyle;
  /** Id of its dialog. */
  readonly id: string;
}

/**
 * Plays a film over the page. The player is fetched only when it is asked for, and taken away when it is
 * closed, so that it falls silent. Without script the button leads to the film itself. [BL-topSectionWysiwyg-008]
 */
export function VideoButton({ wistiaId, label, style, id }: VideoButtonProps) {
  const [playing, setPlaying] = useState(false);
  const film = `https://fast.wistia.net/embed/iframe/${encodeURIComponent(wistiaId)}`;

  return (
    <>
      <Button
        href={film}
        style={style}
        icon="play"
        iconSide="start"
        onClick={(event) => {
          event.preventDefault();
          setPlaying(true);
        }}
      >
        {label}
      </Button>
      {playing ? (
        <span
          className="contents"
          ref={(node) => {
            const dialog = node?.querySelector("dialog");
            if (dialog && !dialog.open) dialog.showModal();
            dialog?.addEventListener("close", () => setPlaying(false), { once: true });
          }}
        >
          <Dialog id={id} title={label} titleHidden width="wide" className="cw-film">
            <iframe src={`${film}?autoPlay=true`} title={label} allow="autoplay; fullscreen" allowFullScreen />
          </Dialog>
        </span>
      ) : null}
    </>
  );
}
