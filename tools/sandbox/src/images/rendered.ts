import { LRUCache } from "lru-cache";
import type { FitEnum } from "sharp";

/** Its pictures by what was asked of them: drawing one takes up to a second. 64 MB at most. */
const kept = new LRUCache<string, RenderedPicture>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (one) => one.body.length,
});

export interface RenderedPicture {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What is asked of a picture: the address's parameters and the browser's `accept`. */
export interface PictureRequest {
  readonly parameters: URLSearchParams;
  readonly accept: string;
}

/** A source's own bytes, its type and its width in px, null where it is not known. */
export interface PictureSource {
  /** Tells one source from another, and from what it was before an edit. */
  readonly key: string;
  readonly type: string;
  readonly width: number | null;
  readonly read: () => Buffer;
}

const FORMATS = { avif: "avif", webp: "webp", jpg: "jpeg", pjpg: "jpeg", jpeg: "jpeg", png: "png" } as const;
type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** How imgix fits a picture into `w` and `h`; it blows up, but for `max`. */
const FITS: Readonly<Record<string, keyof FitEnum>> = { clip: "inside", max: "inside", crop: "cover", scale: "fill" };

const MAX_PX = 8192;

/** A whole number within bounds; null for what is none, which the host overlooks. */
function parseLimited(text: string | null, most: number): number | null {
  const value = Number(text);
  return text === null || !(value > 0) ? null : Math.min(value, most);
}

/** `fm`, else by `auto=format` the best that the browser takes, else the source's own. */
function chooseFormat({ parameters, accept }: PictureRequest, own: string): Format {
  const named = FORMATS[(parameters.get("fm") ?? "") as keyof typeof FORMATS];
  if (named !== undefined) return named;
  if (listAuto(parameters).includes("format")) {
    if (accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return FORMATS[own.replace("image/", "") as keyof typeof FORMATS] ?? "jpeg";
}

const listAuto = (parameters: URLSearchParams): readonly string[] => (parameters.get("auto") ?? "").split(",");

/** In px, times `dpr`; without `w` and `h` there is no `dpr`. */
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
 * A picture as the image host makes it: `w`, `h`, `fit`, `dpr`, `auto=format,compress`, `fm` and `q`, by imgix's rules.
 * What is malformed is overlooked, as there. A drawing becomes a photograph of itself.
 */
export async function renderedPicture(source: PictureSource, request: PictureRequest): Promise<RenderedPicture> {
  const { parameters } = request;
  const format = chooseFormat(request, source.type);
  const key = `${source.key} ${format} ${parameters.toString()}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { width, height } = readBox(parameters);
  const fit = parameters.get("fit") ?? "clip";
  const quality = Math.round(
    parseLimited(parameters.get("q"), 100) ?? (listAuto(parameters).includes("compress") ? 45 : 75),
  );
  // A drawing is drawn again at the size that is asked for.
  const density = fit === "max" ? 72 : Math.min(2400, Math.max(72, (72 * (width ?? 0)) / (source.width ?? Infinity)));
  // Loaded with the first photograph: pages of drawings need none of it.
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
  kept.set(key, made);
  return made;
}
