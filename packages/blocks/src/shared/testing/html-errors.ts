import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React prints HTML is not ours to choose.
    "attr-case": ["error", { ignoreForeign: true, style: ["lowercase", "camelcase"] }],
    "doctype-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-quotes": "off",
    "no-trailing-whitespace": "off",
    // Proportions and colors that an editor chose arrive as custom properties.
    "no-inline-style": "off",
    // Matters of look in an editor's own text.
    "tel-non-breaking": "off",
    "long-title": "off",
  },
});

/** What is wrong with a page's HTML, one line each. */
export async function htmlErrors(page: string): Promise<readonly string[]> {
  const report = await validator.validateString(page);
  return report.results.flatMap((result) =>
    result.messages.map((fault) => `${fault.ruleId}: ${fault.message} (${fault.selector ?? "page"})`),
  );
}
