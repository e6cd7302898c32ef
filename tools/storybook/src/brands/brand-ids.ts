/** A brand whose theme a story may use: the name of a theme's file. */
export type BrandId = string;

const THEMES = import.meta.glob<string>("../../../../packages/ui/src/themes/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** Each brand's theme, the same file that the brand's app imports, in the order of the toolbar. */
export const themes: ReadonlyMap<BrandId, string> = new Map(
  Object.entries(THEMES).map(([path, css]) => [
    path
      .split("/")
      .at(-1)
      ?.replace(/\.css$/u, "") ?? path,
    css,
  ]),
);

export const isBrandId = (value: unknown): value is BrandId => typeof value === "string" && themes.has(value);
