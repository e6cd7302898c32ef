import { LRUCache } from "lru-cache";
import type { FitEnum } from "sharp";

/** The rendered images, by request: rendering one takes up to a second. 64 MB at most. */
const cache = new LRUCache<string, RenderedPicture>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (one) => one.body.length,
});

export interface RenderedPicture {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A request for an image: the address's parameters and the browser's `accept` header. */
export interface PictureRequest {
  readonly parameters: URLSearchParams;
  readonly accept: string;
}

/** The source image: its bytes, its type, and its width in px, null if unknown. */
export interface PictureSource {
  /** Identifies a source and its version. */
  readonly key: string;
  readonly type: string;
  readonly width: number | null;
  readonly read: () => Buffer;
}

const FORMATS = { avif: "avif", webp: "webp", jpg: "jpeg", pjpg: "jpeg", jpeg: "jpeg", png: "png" } as const;
type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** How imgix fits an image into `w` and `h`; it enlarges the image, except with `max`. */
const FITS: Readonly<Record<string, keyof FitEnum>> = { clip: "inside", max: "inside", crop: "cover", scale: "fill" };

const MAX_PX = 8192;

/** A positive number up to the maximum; null for anything else, which the host ignores. */
function parseLimited(text: string | null, most: number): number | null {
  const value = Number(text);
  return text === null || !(value > 0) ? null : Math.min(value, most);
}

/** The format: `fm`; else with `auto=format` the best that the browser accepts; else the source's own. */
function chooseFormat({ parameters, accept }: PictureRequest, sourceType: string): Format {
  const named = FORMATS[(parameters.get("fm") ?? "") as keyof typeof FORMATS];
  if (named !== undefined) return named;
  if (listAuto(parameters).includes("format")) {
    if (accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return FORMATS[sourceType.replace("image/", "") as keyof typeof FORMATS] ?? "jpeg";
}

const listAuto = (parameters: URLSearchParams): readonly string[] => (parameters.get("auto") ?? "").split(",");

/** The requested size in px, multiplied by `dpr`; without `w` and `h`, `dpr` has no effect. */
function readBox(parameters: URLSearchParams): {
  readonly width: number | undefined;
  readonly height: number | undefined;
} {
  const dpr = parseLimited(parameters.get("dpr"), 5) ?? 1;
  const side = (name: string) => {
    const asked = parseLimited(parameters.get(name), MAX_PX);
    return asked === null ? undefined : Math.min(MAX_PX, Math.round(asked * dpr));
  };
  return { width: side("w"), height: side("h") };
}

/**
 * Renders an image like the image host: `w`, `h`, `fit`, `dpr`, `auto=format,compress`, `fm` and `q`, by imgix's rules.
 * Malformed values are ignored, as there. A drawing is converted to a photograph.
 */
export async function renderedPicture(source: PictureSource, request: PictureRequest): Promise<RenderedPicture> {
  const { parameters } = request;
  const format = chooseFormat(request, source.type);
  const key = `${source.key} ${format} ${parameters.toString()}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const { width, height } = readBox(parameters);
  const fit = parameters.get("fit") ?? "clip";
  const quality = Math.round(
    parseLimited(parameters.get("q"), 100) ?? (listAuto(parameters).includes("compress") ? 45 : 75),
  );
  // A drawing is rendered again at the requested size.
  const density = fit === "max" ? 72 : Math.min(2400, Math.max(72, (72 * (width ?? 0)) / (source.width ?? Infinity)));
  // Loaded with the first photograph: pages with drawings only do not need it.
  const { default: sharp } = await import("sharp");
  const picture = sharp(source.read(), { density }).resize({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: FITS[fit] ?? "inside",
    withoutEnlargement: fit === "max",
  });
  const opaque = format === "jpeg" ? picture.flatten({ background: "#fff" }) : picture;
  const bytes = await opaque.toFormat(format, format === "avif" ? { quality, effort: 2 } : { quality }).toBuffer();
  const made = { type: `image/${format}`, body: new Uint8Array(bytes) };
  cache.set(key, made);
  return made;
}
