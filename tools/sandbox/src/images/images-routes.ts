import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Hono, type Context } from "hono";
import type { AssetFile } from "../content/files/assets.ts";
import type { ContentStore } from "../content/store/content-store.ts";
import type { BrandContent } from "../content/model/brand.ts";
import { inPalette } from "./drawings.ts";
import { renderedPicture } from "./rendered.ts";

const SVG = "image/svg+xml";

/**
 * The image host. A drawing is scalable, so parameters do not change it; a photograph is rendered by its parameters.
 */
export function imagesRoutes(store: ContentStore): Hono {
  const routes = new Hono();
  routes.get("/:brand/:file", async (context): Promise<Response> => {
    const brand = store.brands().find(({ id }) => id === context.req.param("brand"));
    const file = brand && store.asset(brand, context.req.param("file"));
    if (!brand || !file) return context.text("There is no such picture.", 404);
    return image(context, brand, file);
  });
  return routes;
}

async function image(context: Context, brand: BrandContent, file: AssetFile): Promise<Response> {
  const key = createHash("sha1")
    .update(`${file.path}/${file.stamp}/${JSON.stringify(brand.palette)}`)
    .digest("base64url");
  const isDrawing = file.mimeType === SVG;
  const accept = isDrawing ? "" : (context.req.header("accept") ?? "");
  const etag = `"${createHash("sha1").update(`${key}/${accept}`).digest("base64url")}"`;
  const headers = {
    etag,
    "cache-control": "public, max-age=60, stale-while-revalidate=600",
    "access-control-allow-origin": "*",
    ...(isDrawing ? {} : { vary: "accept" }),
  };
  if (context.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const { type, body } = isDrawing
    ? { type: `${SVG}; charset=utf-8`, body: inPalette(readFileSync(file.path, "utf8"), brand) }
    : await photograph(context, brand, file, key);
  // A drawing could contain a script, which must not run when the drawing is opened directly.
  return new Response(body, {
    headers: {
      ...headers,
      "content-type": type,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  });
}

const photograph = (context: Context, brand: BrandContent, { path, mimeType, width }: AssetFile, key: string) =>
  renderedPicture(
    {
      key,
      type: mimeType,
      width,
      read: () =>
        path.endsWith(".svg") ? Buffer.from(inPalette(readFileSync(path, "utf8"), brand)) : readFileSync(path),
    },
    { parameters: new URL(context.req.url).searchParams, accept: context.req.header("accept") ?? "" },
  );
