import { z } from "zod";

const asset = z.object({
  type: z.string(),
  url: z.string(),
  contentType: z.string().nullish(),
  height: z.number().nullish(),
  width: z.number().nullish(),
});

/** A video's metadata as the video host sends it. [VID-001] */
export const mediaSchema = z.object({
  duration: z.number(),
  assets: z.array(asset),
  thumbnail: z.object({ url: z.string() }).nullish(),
  name: z.string(),
  description: z.string().nullish(),
  created: z.string().nullish(),
  updated: z.string().nullish(),
});

/** A video as it is cached and returned. */
export const videoSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** HTML from the host; sanitize it before rendering. */
    description: z.string(),
    /** `PT{m}M{s}S`. [VID-008] */
    duration: z.string(),
    /** Cropped to the video's orientation; null without a picture. [VID-007] */
    thumbnailUrl: z.string().nullable(),
    portrait: z.boolean(),
    /**
     * The times of first publication (`created`) and last change (`updated`), as the host sends them; null for none.
     */
    created: z.string().nullable(),
    updated: z.string().nullable(),
    assets: z.array(
      z.object({
        type: z.string(),
        url: z.string(),
        contentType: z.string(),
        height: z.number(),
        width: z.number(),
      }),
    ),
  })
  .readonly();

export type MediaWire = z.output<typeof mediaSchema>;
export type Video = z.output<typeof videoSchema>;

/** The sizes to which pictures are cropped. [VID-007] */
export const THUMBNAIL_CROPS = { portrait: "360x640", landscape: "672x366" } as const;

/**
 * Converts a response to a video. The first asset with a size sets the orientation, landscape by default.
 * [VID-001, VID-007]
 */
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
 * Formats a duration as minutes and whole seconds; hours count as minutes. [VID-008]
 *
 * @example isoDuration(95.2) // "PT1M35S"
 */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}

/** Adds the crop to a picture's address; null if the address is invalid. [VID-007] */
export function croppedThumbnail(address: string, portrait: boolean): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set("image_crop_resized", portrait ? THUMBNAIL_CROPS.portrait : THUMBNAIL_CROPS.landscape);
  return url.href;
}
