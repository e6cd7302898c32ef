import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";

/** Resolves the rules once: that takes longer than the check of a page, and the validator asks before each. */
class OneConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | null = null;

  override getConfigFor(file: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.resolved ??= super.getConfigFor(file));
  }
}

const validator = new HtmlValidate(
  new OneConfig({
    extends: ["html-validate:recommended"],
    rules: {
      // React decides how it writes HTML.
      "attr-case": ["error", { ignoreForeign: true, style: ["lowercase", "camelcase"] }],
      "doctype-style": "off",
      "valid-id": ["error", { relaxed: true }],
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "attr-quotes": "off",
      "no-trailing-whitespace": "off",
      // Proportions and colors that an editor chose are custom properties.
      "no-inline-style": "off",
      // Style rules for text that an editor writes.
      "tel-non-breaking": "off",
      "long-title": "off",
    },
  }),
);

/** The faults of a page's HTML, one line each. */
export async function htmlErrors(page: string): Promise<readonly string[]> {
  const report = await validator.validateString(page);
  return report.results.flatMap((result) =>
    result.messages.map((fault) => `${fault.ruleId}: ${fault.message} (${fault.selector ?? "page"})`),
  );
}
