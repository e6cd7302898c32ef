export { createVideos, type Videos, type VideosOptions } from "./client.ts";
export { croppedThumbnail, isoDuration } from "./mapping.ts";
export type { Video } from "./wire.ts";
