/**
 * The color of the browser's own bars on a page of each theme: its deep ground, `--cw-deep`. Browsers draw their bars
 * before any style sheet loads, so the color is also in the HTML.
 */
export const THEME_COLORS: Readonly<Record<string, string>> = {
  aarp: "#1f2a44",
  ace: "#0c2d48",
  dec: "#0b2e4f",
  ids: "#14213d",
  ins: "#241a4d",
  mtg: "#1c2b23",
};
