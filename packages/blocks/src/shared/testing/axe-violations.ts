import axe from "axe-core";

/** Rules that need a layout, which jsdom does not have; Storybook's tests run them in Chromium. */
const NEED_LAYOUT = [
  "color-contrast",
  "color-contrast-enhanced",
  "target-size",
  "scrollable-region-focusable",
  "link-in-text-block",
];

/** The faults that axe finds in a page, one line each. Needs a document: run it under jsdom. */
export async function axeViolations(page: string): Promise<readonly string[]> {
  document.open();
  document.write(page);
  document.close();
  const rules = Object.fromEntries(NEED_LAYOUT.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(" ")).join(", ")})`,
  );
}
