"use client";

import { useEffect, useRef, useState } from "react";

export interface VideoPlayerProps {
  /** The player's address. */
  readonly src: string;
  readonly title: string;
}

/** A player inside a dialog: fetched when the dialog opens, and gone with its sound when it closes. [BL-topSectionWysiwyg-008] */
export function VideoPlayer({ src, title }: VideoPlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog) return;
    // It may have been opened before this code came, and be a modal dialog or, in an older browser, a popover.
    setOpen(dialog.getClientRects().length > 0);
    const follow = ({ newState }: ToggleEvent) => setOpen(newState === "open");
    dialog.addEventListener("toggle", follow);
    return () => dialog.removeEventListener("toggle", follow);
  }, []);

  return (
    <div ref={place} className="cw-video-player-frame">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the player stands on its own origin and needs its own storage */}
      {open ? <iframe src={src} title={title} allow="autoplay; fullscreen" allowFullScreen /> : null}
    </div>
  );
}
