/** A picture as components print it; the room it takes is known before it arrives. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly lazy: boolean;
}

/** The part of a content asset that a picture needs. */
interface PictureSource {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Blocks below this index are likely on the first screen, so their pictures load at once. [BL-layout-003] */
const LAST_EAGER_INDEX = 2;

/** A block's picture from its asset; lazy when the block's index is above 2. [BL-layout-003] */
export function pictureOf(asset: PictureSource | null, index: number): Picture | null {
  if (!asset) return null;
  const { url, alt, width, height } = asset;
  return { url, alt, width, height, lazy: index > LAST_EAGER_INDEX };
}
