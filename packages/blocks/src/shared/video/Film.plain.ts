import { emitEvent } from "@courseway/visitor/events";
import { mayShare } from "@courseway/visitor/scripts";
import type { Follow } from "../island/plain-island.client.tsx";
import { whenNear } from "../vendor/when-near.ts";
import type { FilmView, PlayerMode } from "./video.ts";

/** The player's frame, which may play by itself and fill the screen. */
function playerFrame({ title }: FilmView, src: string): HTMLIFrameElement {
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
function openFilm(film: FilmView): void {
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

/** A film's data for the browser, as JSON. */
export interface FilmData {
  readonly film: FilmView;
  readonly mode: PlayerMode;
  /** Whether it plays by itself, without sound, in its poster's place when it is near the screen. */
  readonly autoplay?: boolean;
}

/**
 * Whether a click has no modifier key and uses the main button. The browser handles clicks for a new tab or a download.
 */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** A film's player, with a spinner until it loads. [VID-002] */
function createPlayer(film: FilmView, src: string): { player: HTMLElement; frame: HTMLIFrameElement } {
  const player = document.createElement("span");
  player.className = "cw-film-player";
  player.dataset["portrait"] = String(film.portrait);
  player.setAttribute("aria-busy", "true");
  const frame = playerFrame(film, src);
  frame.addEventListener("load", () => {
    player.removeAttribute("aria-busy");
    emitEvent({ name: "video", video: film.id, state: "play" });
  });
  player.append(frame);
  return { player, frame };
}

/**
 * Plays a film in its poster's place or over the page. Nothing of its host loads before the click. A film with
 * `autoplay` waits until a tenth of it is near the screen, and plays only for a visitor who shares data and does not
 * prefer reduced motion. [VID-002, VID-003, VID-004, VID-009]
 */
export const followFilm: Follow<FilmData> = (island, { film, mode, autoplay = false }, store) => {
  const poster = island.querySelector<HTMLElement>(":scope > .cw-film");
  if (!poster) return () => {};
  let shown = poster;
  const show = (src: string): HTMLIFrameElement => {
    const { player, frame } = createPlayer(film, src);
    shown.replaceWith(player);
    shown = player;
    return frame;
  };
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (mode === "popover") openFilm(film);
    else {
      emitEvent({ name: "video", video: film.id, state: "open" });
      show(film.playing).focus();
    }
  };
  poster.addEventListener("click", onClick, true);

  let isGone = false;
  const playAlone = async (): Promise<void> => {
    if ((await mayShare(store)) && !isGone && shown === poster) show(film.silent);
  };
  const isStill = !autoplay || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const stop = isStill ? () => {} : whenNear(poster, () => void playAlone());
  return () => {
    isGone = true;
    stop();
    poster.removeEventListener("click", onClick, true);
    if (shown !== poster) shown.replaceWith(poster);
  };
};
