import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { isSafeName } from "./safe-name.ts";
import { readStamp } from "./yaml-file.ts";

/** An image of the content tree with the metadata in its file. */
export interface AssetFile {
  readonly path: string;
  readonly file: string;
  readonly stamp: string;
  readonly mimeType: string;
  /** The `<title>` of the drawing: its text alternative unless `assets.yaml` has another. */
  readonly title: string;
  readonly width: number | null;
  readonly height: number | null;
}

export const MIME_TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/**
 * Finds an image in the brand's folder, then in the shared one; null if neither has it. A missing photograph is made
 * from the drawing of the same name: `keys.jpg` from `keys.svg`.
 */
export function findAsset(contentDir: string, brand: BrandContent, name: string): AssetFile | null {
  const ending = extname(name);
  const mimeType = MIME_TYPES[ending];
  if (!isSafeName(name) || !mimeType) return null;
  const dirs = [join(brand.dir, "assets"), join(contentDir, "shared", "assets")];
  for (const file of new Set([name, `${name.slice(0, -ending.length)}.svg`]))
    for (const dir of dirs) {
      const path = join(dir, file);
      const stamp = readStamp(path);
      if (stamp !== null) return { path, file: name, stamp, mimeType, ...described(path) };
    }
  return null;
}

function described(path: string): Pick<AssetFile, "title" | "width" | "height"> {
  if (!path.endsWith(".svg")) return { title: "", width: null, height: null };
  const head = readFileSync(path, "utf8").slice(0, 2000);
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    width: parseNumber(/<svg[^>]*\swidth="(\d+)/.exec(head)?.[1]),
    height: parseNumber(/<svg[^>]*\sheight="(\d+)/.exec(head)?.[1]),
  };
}

function parseNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function decode(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&").trim();
}
