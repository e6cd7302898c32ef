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
