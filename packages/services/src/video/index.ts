export { createVideos, type Videos, type VideosOptions } from "./client.ts";
export { croppedThumbnail, isoDuration, type Video } from "./wire.ts";
