/**
 * Names that third-party scripts use for their globals. Every element's id becomes a property of `window`, so an
 * element with such an id would take the script's place.
 */
const OF_SCRIPTS = new Set(
  "ada adaembed adobe adobedatalayer alloy clarity datalayer digitaldata fbq ga gladly google gtag hbspt hj hubspot optimizely pagely process require trustpilot ttq turbopack uetq webpackjsonp wistia".split(
    " ",
  ),
);

const isHarmful = (name: string): boolean => /^(?:_|cw-)/i.test(name) || OF_SCRIPTS.has(name.toLowerCase());

/**
 * The id and link fragment of a place on a page that an editor names: without `#`, with hyphens for spaces. Empty for
 * no name. A name that a script or our own parts use gets the prefix `place-`. [BL-anchor-001]
 *
 * @example
 * anchorName("#What you need"); // "What-you-need"
 */
export function anchorName(text: string): string {
  const name = text.trim().replace(/^#+/, "").trim().replaceAll(/\s+/g, "-");
  return isHarmful(name) ? `place-${name}` : name;
}
