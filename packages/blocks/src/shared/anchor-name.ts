/**
 * Names that scripts of other companies keep something under. Every element's id becomes a property of `window`, so an
 * element of such an id would stand in the script's place.
 */
const OF_SCRIPTS = new Set(
  "ada adaembed adobe adobedatalayer alloy clarity datalayer digitaldata fbq ga gladly google gtag hbspt hj hubspot optimizely pagely process require trustpilot ttq turbopack uetq webpackjsonp wistia".split(
    " ",
  ),
);

const isHarmful = (name: string): boolean => /^(?:_|cw-)/i.test(name) || OF_SCRIPTS.has(name.toLowerCase());

/**
 * The place on a page that an editor names, as its id and as a link's fragment: without `#`, with hyphens for spaces.
 * Empty where there is none; a name of a script or of our own parts gets `place-` before it. [BL-anchor-001]
 *
 * @example
 * anchorName("#What you need"); // "What-you-need"
 */
export function anchorName(text: string): string {
  const name = text.trim().replace(/^#+/, "").trim().replaceAll(/\s+/g, "-");
  return isHarmful(name) ? `place-${name}` : name;
}
