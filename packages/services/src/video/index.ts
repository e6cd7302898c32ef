export { createVideos, type Videos, type VideosOptions } from "./client.ts";
export { croppedThumbnail, isoDuration, THUMBNAIL_CROPS } from "./mapping.ts";
export type { Video } from "./wire.ts";
