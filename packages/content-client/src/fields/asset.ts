import { field, type Field } from "./field.ts";
import { readLink } from "./link.ts";
import { toList, property } from "./read.ts";
import { readText } from "./text.ts";

/** A picture or file from the asset library. Sizes are in pixels, null if the library does not know them. */
export interface Asset {
  readonly url: string;
  readonly alt: string;
  readonly title: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly mimeType: string | null;
  /** The focal point, as fractions of width and height; null if the editor set none. */
  readonly focalPoint: readonly [number, number] | null;
}

/** The place in which a picture is shown. */
export interface PictureSlot {
  /** The maximum width at which the picture is shown, in px. A picture with fewer pixels is reported to its editor. */
  readonly shownPx?: number;
}

/** The first asset of a relation, or null. The content system always sends assets as lists. */
export function asset(about: string, slot: PictureSlot = {}): Field<Asset | null> {
  return field({
    about,
    read: (value) => readAssets(value)[0] ?? null,
    type: { kind: "assets" },
    control: { kind: "assets", many: false, ...slot },
  });
}

/** All assets of a relation with an address, in the editor's order. */
export function assets(about: string, slot: PictureSlot = {}): Field<readonly Asset[]> {
  return field({
    about,
    read: readAssets,
    type: { kind: "assets" },
    control: { kind: "assets", many: true, ...slot },
  });
}

function readAssets(value: unknown): readonly Asset[] {
  return toList(value).flatMap((item) => readAsset(item) ?? []);
}

function readAsset(value: unknown): Asset | null {
  const url = readLink(value);
  if (!url) return null;
  return {
    url,
    alt: readText(property(value, "alt")),
    title: readText(property(value, "title")),
    width: readSize(property(value, "width")),
    height: readSize(property(value, "height")),
    mimeType: readText(property(value, "mimeType")) || null,
    focalPoint: readFocalPoint(value),
  };
}

function readSize(value: unknown): number | null {
  const size = Number(value);
  return Number.isFinite(size) && size > 0 ? size : null;
}

function readFocalPoint(value: unknown): readonly [number, number] | null {
  if (property(value, "hasFocalPoint") === false) return null;
  const [x, y] = toList(property(value, "focalPoint"));
  const isShare = (share: unknown): share is number => typeof share === "number" && share >= 0 && share <= 1;
  return isShare(x) && isShare(y) ? [x, y] : null;
}
