import { emitEvent } from "@courseway/visitor/events";
import type { FilmView } from "./video.ts";

/** The player's frame, which may play by itself and fill the screen. */
export function playerFrame({ title }: FilmView, src: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  frame.src = src;
  return frame;
}

/**
 * Shows a film over the whole screen: a spinner until its player loads, then the film until the visitor closes it, by
 * the button or with Escape. It is the browser's own dialog, so the focus returns by itself. [VID-002, VID-009]
 */
export function openFilm(film: FilmView): void {
  const dialog = document.createElement("dialog");
  dialog.className = "cw-film-dialog";
  dialog.ariaLabel = film.title;
  dialog.dataset["portrait"] = String(film.portrait);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "cw-film-close";
  close.ariaLabel = "Close video";
  close.addEventListener("click", () => dialog.close());
  const frame = playerFrame(film, film.playing);
  dialog.ariaBusy = "true";
  frame.addEventListener("load", () => {
    dialog.ariaBusy = null;
    emitEvent({ name: "video", video: film.id, state: "play" });
  });
  dialog.addEventListener("close", () => {
    // Without its frame the film has no sound.
    dialog.remove();
    emitEvent({ name: "video", video: film.id, state: "close" });
  });
  dialog.append(close, frame);
  document.body.append(dialog);
  emitEvent({ name: "video", video: film.id, state: "open" });
  dialog.showModal();
}
