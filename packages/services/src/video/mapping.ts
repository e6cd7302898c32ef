import type { MediaWire, Video } from "./wire.ts";

/** What pictures are cropped to. [VID-007] */
export const THUMBNAIL_CROPS = { portrait: "360x640", landscape: "672x366" } as const;

/** Wire to video. Orientation is that of the first asset with a size; landscape without one. [VID-001, VID-007] */
export function toVideo(id: string, wire: MediaWire): Video {
  const assets = wire.assets.map((asset) => ({
    type: asset.type,
    url: asset.url,
    contentType: asset.contentType ?? "",
    height: asset.height ?? 0,
    width: asset.width ?? 0,
  }));
  const sized = assets.find((asset) => asset.height > 0 && asset.width > 0);
  const portrait = sized !== undefined && sized.height > sized.width;
  return {
    id,
    name: wire.name,
    description: wire.description ?? "",
    duration: isoDuration(wire.duration),
    thumbnailUrl: croppedThumbnail(wire.thumbnail?.url ?? "", portrait),
    portrait,
    created: wire.created ?? null,
    updated: wire.updated ?? null,
    assets,
  };
}

/**
 * Minutes and whole seconds; hours stay in the minutes. [VID-008]
 *
 * @example isoDuration(95.2) // "PT1M35S"
 */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}

/** The picture's address with its crop set; null when it is no address. [VID-007] */
export function croppedThumbnail(address: string, portrait: boolean): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set("image_crop_resized", portrait ? THUMBNAIL_CROPS.portrait : THUMBNAIL_CROPS.landscape);
  return url.href;
}
