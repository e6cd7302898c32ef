/** An asset as the content API sends it; assets always come as arrays of these. */
export interface ExampleAsset {
  readonly url: string;
  readonly alt: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
}

/**
 * The asset of a drawn scene in `tools/sandbox`. `{images}` stands for the brand's image folder: code that shows an
 * example replaces it with its own address.
 */
export function exampleAsset(scene: string, alt: string, width: number, height: number): ExampleAsset {
  return { url: `{images}/${scene}.svg`, alt, title: alt, width, height, mimeType: "image/svg+xml" };
}
