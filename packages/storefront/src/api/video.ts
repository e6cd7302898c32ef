import { croppedThumbnail, type Videos } from "@courseway/services";
import { z } from "zod";
import { type ApiRequest, readQuery } from "./endpoint.ts";
import { publicJson } from "./guard.ts";

const requestSchema = z.object({
  id: z.string().regex(/^\w{1,64}$/),
  crop: z.enum(["portrait", "landscape"]).optional(),
});

type Request = z.infer<typeof requestSchema>;
type Video = NonNullable<Awaited<ReturnType<Videos["video"]>>>;

/** Only the fields that a poster shows: neither files nor the host's HTML. [VID-001, VID-007, VID-008] */
function toPoster({ id, name, duration, portrait, thumbnailUrl, updated }: Video, crop: Request["crop"]) {
  const isPortrait = crop === undefined ? portrait : crop === "portrait";
  const thumbnail = thumbnailUrl === null ? null : croppedThumbnail(thumbnailUrl, isPortrait);
  return { id, name, duration, portrait: isPortrait, thumbnailUrl: thumbnail, updated };
}

/**
 * The details of a video before it plays: `{ video: { id, name, duration, portrait, thumbnailUrl, updated } | null }`. `crop` overrides
 * the orientation of the picture. Null for an unknown video and on failure.
 * [API-032, VID-001, VID-007, VID-008]
 * @throws HttpError 400 for a malformed id
 */
export async function handleVideo(apiRequest: ApiRequest, find: Videos["video"]): Promise<Response> {
  const { id, crop } = readQuery(
    apiRequest,
    requestSchema,
    "?id=…, letters and digits, with crop=portrait or landscape or without",
  );
  const video = await find(id);
  return publicJson({ video: video && toPoster(video, crop) }, { isEmpty: video === null });
}
