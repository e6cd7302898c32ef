import { Hono, type Context } from "hono";

/** Video metadata. Errors have three shapes, like the vendor's. [API-032] */
export function videoRoutes(): Hono {
  const routes = new Hono();
  routes.get("/v1/medias/:file", (context) => {
    if (!/^Bearer\s+\S/i.test(context.req.header("authorization") ?? ""))
      return context.json({ code: "unauthorized_credentials", error: "The access token is invalid." }, 401);
    const id = context.req.param("file").replace(/\.json$/, "");
    if (id.startsWith("missing")) return context.json({ error: "Not found" }, 404);
    if (id.startsWith("busy")) return context.text("Too many requests", 429, { "retry-after": "2" });
    return media(context, id);
  });
  return routes;
}

function media(context: Context, id: string): Response {
  const isPortrait = id.startsWith("portrait");
  const { origin } = new URL(context.req.url);
  const [width, height] = isPortrait ? [720, 1280] : [1280, 720];
  return context.json({
    id: 1_000_000 + id.length,
    hashed_id: id,
    name: "How the course works",
    type: "Video",
    archived: false,
    description: "<p>Two minutes on what a lesson looks like.</p>",
    duration: 95.2,
    status: "ready",
    progress: 1,
    created: "2026-01-05T10:00:00+00:00",
    updated: "2026-02-11T08:30:00+00:00",
    thumbnail: {
      url: `${origin}/vendors/embed-ssl.wistia.com/deliveries/${id}.png?image_crop_resized=100x60`,
      width: 100,
      height: 60,
    },
    assets: [
      {
        type: "OriginalFile",
        url: `${origin}/video/files/${id}.mp4`,
        contentType: "video/mp4",
        width,
        height,
        fileSize: 1_048_576,
      },
    ],
  });
}
