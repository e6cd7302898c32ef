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
 * A drawn scene of `tools/sandbox`. `{images}` is the brand's image folder: code that shows an
 * example puts its own address there.
 */
export function exampleAsset(scene: string, alt: string, width: number, height: number): ExampleAsset {
  return { url: `{images}/${scene}.svg`, alt, title: alt, width, height, mimeType: "image/svg+xml" };
}
