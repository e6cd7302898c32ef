import type { Video } from "@courseway/services";
import { FilmPoster } from "../shared/video/Film.tsx";
import { filmNodes, type FilmView, type PlayerMode, wistiaFilm, youtubeFilm } from "../shared/video/video.ts";
import { defineShortcode, type ShortcodeContext } from "./define-shortcode.ts";

/** The details of the page's Wistia films by their ids; null for an unknown film. */
type Films = Readonly<Record<string, Video | null>>;

/** Finds the ids in a page's texts, in which quotation marks may be escaped. */
const WISTIA = /\[video\b[^\]]{0,600}\bwistia=\\?["“”](\w{1,64})\\?["“”]/g;

const MODES: readonly PlayerMode[] = ["popover", "inline", "embed"];

const wistiaIds = ({ blocks }: ShortcodeContext): readonly string[] => [
  ...new Set([...JSON.stringify(blocks).matchAll(WISTIA)].flatMap(([, id]) => id ?? [])),
];

/** A duration such as "PT1M35S" for people: "1:35". Null for any other format. */
function formatLength(duration: string | undefined): string | null {
  const [, minutes, seconds] = /^PT(\d+)M(\d+)S$/.exec(duration ?? "") ?? [];
  return minutes && seconds ? `${minutes}:${seconds.padStart(2, "0")}` : null;
}

interface Shown {
  readonly film: FilmView;
  readonly poster: string;
  readonly length: string | null;
}

/** @throws Error that tells the editor what is wrong with the id */
function buildShown(
  attributes: Readonly<Record<string, string>>,
  films: Films | null,
  { brand }: ShortcodeContext,
): Shown {
  const { wistia = "", youtube = "", title = "" } = attributes;
  const { videos } = brand.vendors;
  const details = films?.[wistia] ?? null;
  const portrait =
    attributes["portrait"] === undefined ? (details?.portrait ?? false) : attributes["portrait"] === "true";
  if (/^\w{1,64}$/.test(wistia)) {
    const crop = portrait ? "portrait" : "landscape";
    return {
      film: wistiaFilm(wistia, title || details?.name || "Video", videos, portrait),
      poster: `/api/poster/?id=${wistia}&crop=${crop}`,
      length: formatLength(details?.duration),
    };
  }
  const film = youtubeFilm(youtube, title || "Video", videos, portrait);
  if (film === null)
    throw new Error(
      `It names no film: "${wistia || youtube}" is neither an id of Wistia nor one of YouTube, which has exactly 11 characters.`,
    );
  return { film, poster: `/api/poster/?youtube=${film.id}`, length: null };
}

/**
 * `[video wistia="…"]` or `[video youtube="…"]`, with `title`, `mode` (`popover`, else `inline` or `embed`),
 * `portrait="true"` and `autoplay="true"`: a film's poster in any text, which a click replaces with the film.
 * [VID-002, VID-003, VID-004, VID-005, VID-006]
 */
export const video = defineShortcode<Films>({
  name: "video",
  load: async (context, ports) =>
    Object.fromEntries(
      await Promise.all(wistiaIds(context).map(async (id) => [id, (await ports.video?.(id)) ?? null] as const)),
    ),
  render: ({ attributes, data, context }) => (
    <FilmPoster
      {...buildShown(attributes, data, context)}
      mode={MODES.find((mode) => mode === attributes["mode"]) ?? "popover"}
      autoplay={attributes["autoplay"] === "true"}
    />
  ),
  structuredData: ({ data, context: { brand } }) =>
    Object.entries(data ?? {}).flatMap(([wistiaId, film]) =>
      filmNodes({ wistiaId, label: film?.name ?? "Video" }, film, brand.vendors.videos),
    ),
});
