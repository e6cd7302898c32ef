import type { Video } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import type { TopBundleContent } from "./fields.ts";
import { findFilm } from "./view.ts";

export interface TopBundleData {
  /** What is known of the film behind the second button; null where there is none or its host fails. */
  readonly video: Video | null;
}

/** Asks for the film, where there is one. */
export async function topBundleLoad(
  content: TopBundleContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<TopBundleData> {
  const film = findFilm(content);
  return { video: (film && (await ports.video?.(film.wistiaId))) ?? null };
}
