/**
 * What browsers tint their own bars with on a page of each theme: its deep ground, `--cw-deep`. Bars are drawn before
 * any style sheet is there, so the color is in the HTML as well.
 */
export const THEME_COLORS: Readonly<Record<string, string>> = {
  aarp: "#1f2a44",
  ace: "#0c2d48",
  dec: "#0b2e4f",
  ids: "#14213d",
  ins: "#241a4d",
  mtg: "#1c2b23",
};
