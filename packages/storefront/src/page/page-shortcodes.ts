import type { BlockPorts, Shortcode, ShortcodeContext, StructuredDataNode } from "@courseway/blocks";
import { getMessage, type Report } from "@courseway/observability";
import type { ShortcodeComponents } from "@courseway/ui";

/** The shortcodes of a page, ready to be drawn. */
export interface PageShortcodes {
  readonly components: ShortcodeComponents;
  /** What those that a text mentions tell search engines. [SEO-010] */
  readonly structuredData: readonly StructuredDataNode[];
  /** True where one is drawn without the data that it asked for. */
  readonly hasFailed: boolean;
}

interface ShortcodeDeps {
  readonly shortcodes: readonly Shortcode[];
  readonly ports: BlockPorts;
  readonly report: Report;
}

/** Whether any text in the content holds the word. */
function mentions(content: unknown, word: string): boolean {
  if (typeof content === "string") return content.includes(word);
  if (typeof content !== "object" || content === null) return false;
  return Object.values(content).some((value) => mentions(value, word));
}

/**
 * Makes the registered shortcodes for one page. Only those that a text mentions ask their service, once each, however
 * many texts hold them. One whose service fails is drawn without data, and reported. [CH-001, CH-003, TR-005]
 */
export async function pageShortcodes(
  context: ShortcodeContext,
  { shortcodes, ports, report }: ShortcodeDeps,
): Promise<PageShortcodes> {
  let hasFailed = false;
  const isMentioned = ({ name }: Shortcode): boolean => mentions(context.blocks, name);
  const load = async (shortcode: Shortcode): Promise<unknown> => {
    const { name, load: ask } = shortcode;
    if (ask === null || !isMentioned(shortcode)) return null;
    try {
      return await ask(context, ports);
    } catch (error) {
      hasFailed = true;
      report({
        level: "error",
        message: `The shortcode ${name} is shown without its data: ${getMessage(error)}`,
        tags: { shortcode: name },
        error,
      });
      return null;
    }
  };
  const made = await Promise.all(shortcodes.map(async (shortcode) => ({ shortcode, data: await load(shortcode) })));
  const components = made.map(
    ({ shortcode, data }) =>
      [
        shortcode.name,
        (attributes: Parameters<Shortcode["render"]>[0]) => shortcode.render(attributes, data, context),
      ] as const,
  );
  const structuredData = made.flatMap(({ shortcode, data }) =>
    data !== null && isMentioned(shortcode) ? shortcode.structuredData(data, context) : [],
  );
  return { components: Object.fromEntries(components), structuredData, hasFailed };
}
