/** The part of the package that is used here; its published types lack `keepFeatures`. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "woff2";
    /** The OpenType features to keep, by tag; all others are removed. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
