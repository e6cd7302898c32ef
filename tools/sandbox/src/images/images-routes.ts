import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Hono, type Context } from "hono";
import type { AssetFile } from "../content/files/assets.ts";
import type { ContentStore } from "../content/store/content-store.ts";
import type { BrandContent } from "../content/model/brand.ts";
import { inPalette } from "./drawings.ts";

const SVG = "image/svg+xml";

/** The image host. Drawings scale by themselves, so `w`, `h`, `dpr`, `auto` and `format` are taken and change nothing. */
export function imagesRoutes(store: ContentStore): Hono {
  const routes = new Hono();
  routes.get("/:brand/:file", (context) => {
    const brand = store.brands().find(({ id }) => id === context.req.param("brand"));
    const file = brand && store.asset(brand, context.req.param("file"));
    if (!brand || !file) return context.text("There is no such picture.", 404);
    return image(context, brand, file);
  });
  return routes;
}

function image(context: Context, brand: BrandContent, file: AssetFile): Response {
  const etag = `"${createHash("sha1")
    .update(`${file.stamp}/${JSON.stringify(brand.palette)}`)
    .digest("base64url")}"`;
  const headers = {
    etag,
    "cache-control": "public, max-age=60, stale-while-revalidate=600",
    "access-control-allow-origin": "*",
  };
  if (context.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const bytes = readFileSync(file.path);
  const body = file.mimeType === SVG ? inPalette(bytes.toString("utf8"), brand) : new Uint8Array(bytes);
  const type = file.mimeType === SVG ? `${SVG}; charset=utf-8` : file.mimeType;
  // A drawing could hold script: opened on its own it may run none.
  return new Response(body, {
    headers: {
      ...headers,
      "content-type": type,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  });
}
