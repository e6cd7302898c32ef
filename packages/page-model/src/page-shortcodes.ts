import type { BlockPorts, Shortcode, ShortcodeContext, StructuredDataNode, ViewInput } from "@courseway/blocks";
import { getMessage, type Report } from "@courseway/observability";
import type { ShortcodeComponents } from "@courseway/ui";

type FindQuote = ViewInput<unknown, unknown>["findQuote"];

/** The shortcodes of a page, ready to render. */
export interface PageShortcodes {
  readonly buildComponents: (findQuote: FindQuote) => ShortcodeComponents;
  /** The structured data of those that a text uses. [SEO-010] */
  readonly structuredData: readonly StructuredDataNode[];
  /** Whether one is rendered without its data. */
  readonly hasFailed: boolean;
}

interface ShortcodeDeps {
  readonly shortcodes: readonly Shortcode[];
  readonly ports: BlockPorts;
  readonly report: Report;
}

function mentions(content: unknown, word: string): boolean {
  if (typeof content === "string") return content.includes(word);
  if (typeof content !== "object" || content === null) return false;
  return Object.values(content).some((value) => mentions(value, word));
}

/**
 * Prepares the registered shortcodes for one page. Only those that a text uses call their service, once each. If the service fails,
 * the shortcode is rendered without data and the failure is reported. [CH-001, CH-003, TR-005]
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
  const buildComponents = (findQuote: FindQuote): ShortcodeComponents =>
    Object.fromEntries(
      made.map(({ shortcode: { name, render }, data }) => [
        name,
        (attributes: Parameters<Shortcode["render"]>[0]) => render(attributes, data, context, findQuote),
      ]),
    );
  const structuredData = made.flatMap(({ shortcode, data }) =>
    data !== null && isMentioned(shortcode) ? shortcode.structuredData(data, context) : [],
  );
  return { buildComponents, structuredData, hasFailed };
}
