"use client";

import { emitEvent } from "@courseway/visitor/events";
import { useVisitorStore } from "@courseway/visitor/react";
import { mayShare } from "@courseway/visitor/scripts";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { whenNear } from "../vendor/use-vendor.ts";
import { openFilm, playerFrame } from "./open-film.ts";
import type { FilmView, PlayerMode } from "./video.ts";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly Film: FilmProps;
  }
}

export interface FilmProps {
  readonly film: FilmView;
  readonly mode: PlayerMode;
  /** Plays by itself and without sound once it is near the screen; always in the poster's place. */
  readonly autoplay?: boolean;
  /** A link to the film: its poster, or a button. */
  readonly children: ReactNode;
}

/** A click that asks for a new tab or a download is the browser's. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Plays a film where its poster stands, or over the page. Nothing of its host is loaded before the click; one that plays by
 * itself waits until a tenth of it is near the screen, and for a visitor who lets data be shared and minds no motion.
 * [VID-002, VID-003, VID-004, VID-009]
 */
export function Film({ film, mode, autoplay = false, children }: FilmProps) {
  const slot = useRef<HTMLSpanElement>(null);
  const store = useVisitorStore();
  const [src, play] = useState<string | null>(null);

  useEffect(() => {
    if (!autoplay || !slot.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return whenNear(
      slot.current,
      () => void (async () => store && (await mayShare(store)) && play((now) => now ?? film.silent))(),
    );
  }, [autoplay, film, store]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (mode === "popover") openFilm(film);
    else {
      emitEvent({ name: "video", video: film.id, state: "open" });
      play(film.playing);
    }
  };

  if (src !== null) return <Player film={film} src={src} isAsked={src === film.playing} />;
  return (
    // The link inside is what is clicked, by keyboard too; this only hears it, and `data-hold` has an early click wait for it.
    <span ref={slot} className="cw-film" data-hold="" onClickCapture={onClick}>
      {children}
    </span>
  );
}

interface PlayerProps {
  readonly film: FilmView;
  readonly src: string;
  /** By a click, so that the focus goes along. */
  readonly isAsked: boolean;
}

/** In the poster's place, with a spinner until the player is there. [VID-002] */
function Player({ film, src, isAsked }: PlayerProps) {
  const [isThere, setThere] = useState(false);
  const slot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = playerFrame(film, src);
    frame.addEventListener("load", () => {
      setThere(true);
      emitEvent({ name: "video", video: film.id, state: "play" });
    });
    slot.current?.append(frame);
    if (isAsked) frame.focus();
    return () => frame.remove();
  }, [film, src, isAsked]);
  return <span ref={slot} className="cw-film-player" data-portrait={film.portrait} aria-busy={!isThere || undefined} />;
}
