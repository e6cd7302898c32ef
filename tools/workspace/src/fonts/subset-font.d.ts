/** What of it is used here; its published types know no `keepFeatures`. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "woff2";
    /** OpenType features by their tags; all others go. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
