import type { BrandConfig } from "@courseway/brand";
import type { ShortcodeAttributes } from "@courseway/ui";
import type { ReactNode } from "react";
import type { PageContext, StructuredDataNode, ViewInput } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";

/** The page whose texts contain the shortcode. */
export interface ShortcodeContext {
  readonly brand: BrandConfig;
  readonly page: PageContext;
  /** Milliseconds since the epoch, the host's clock. */
  readonly now: number;
  /**
   * The page's blocks by name, with the content from their schemas. A shortcode finds here what an editor set in other
   * blocks.
   */
  readonly blocks: readonly { readonly name: string; readonly content: unknown }[];
}

/** Returns a price that a block of the page requested; null if there is none. */
type FindQuote = ViewInput<unknown, unknown>["findQuote"];

/** A component that editors insert into any rich text by its name. */
export interface ShortcodeDefinition<Data> {
  /** As written in the text: letters and digits. */
  readonly name: string;
  /** Called once for a page whose texts contain the name. A failure is reported, and the data is null. */
  readonly load?: (context: ShortcodeContext, ports: BlockPorts) => Promise<Data>;
  /** Pure. Null shows nothing; a thrown error counts as a failure, and the documented failure text shows. */
  readonly render: (input: {
    readonly attributes: ShortcodeAttributes;
    readonly data: Data | null;
    readonly context: ShortcodeContext;
    readonly findQuote: FindQuote;
  }) => ReactNode;
  /** Pure. The structured data of what it shows on the page. [SEO-010] */
  readonly structuredData?: (input: {
    readonly data: Data | null;
    readonly context: ShortcodeContext;
  }) => readonly StructuredDataNode[];
}

/** A definition as the registry stores it, without its own data type. */
export interface Shortcode {
  readonly name: string;
  /** Null if it requests nothing from a service. */
  readonly load: ((context: ShortcodeContext, ports: BlockPorts) => Promise<unknown>) | null;
  readonly render: (
    attributes: ShortcodeAttributes,
    data: unknown,
    context: ShortcodeContext,
    findQuote: FindQuote,
  ) => ReactNode;
  /** An empty list if it has no structured data. */
  readonly structuredData: (data: unknown, context: ShortcodeContext) => readonly StructuredDataNode[];
}

/**
 * Hides a shortcode's own data type, so that one list can contain all shortcodes.
 * @example
 * export const year = defineShortcode({ name: "year", render: ({ context }) => new Date(context.now).getFullYear() });
 */
export function defineShortcode<Data = null>({
  name,
  load,
  render,
  structuredData,
}: ShortcodeDefinition<Data>): Shortcode {
  return {
    name,
    load: load ?? null,
    render: (attributes, data, context, findQuote) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this shortcode's own load made the data
      render({ attributes, data: data as Data | null, context, findQuote }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this shortcode's own load made the data
    structuredData: (data, context) => structuredData?.({ data: data as Data | null, context }) ?? [],
  };
}
