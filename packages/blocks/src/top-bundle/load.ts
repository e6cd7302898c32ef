import type { Video } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import type { TopBundleContent } from "./fields.ts";
import { findFilm } from "./view.ts";

export interface TopBundleData {
  /** The details of the second button's film; null if there is none or its host fails. */
  readonly video: Video | null;
}

/** Requests the film's details, if there is a film. */
export async function topBundleLoad(
  content: TopBundleContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<TopBundleData> {
  const film = findFilm(content);
  return { video: (film && (await ports.video?.(film.wistiaId))) ?? null };
}
