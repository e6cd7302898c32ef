import type { BrandConfig } from "@courseway/brand";
import type { ShortcodeAttributes } from "@courseway/ui";
import type { ReactNode } from "react";
import type { PageContext, StructuredDataNode } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";

/** What a shortcode knows of the page in whose texts it stands. */
export interface ShortcodeContext {
  readonly brand: BrandConfig;
  readonly page: PageContext;
  /** Milliseconds since the epoch, the host's clock. */
  readonly now: number;
  /** The page's blocks by name, content as their schemas made it: where a shortcode finds what an editor set elsewhere. */
  readonly blocks: readonly { readonly name: string; readonly content: unknown }[];
}

/** A live part that editors put into any rich text by its name. */
export interface ShortcodeDefinition<Data> {
  /** As written in the text: letters and digits. */
  readonly name: string;
  /** Asked once for a page whose texts hold the name. A failure is reported and gives null data. */
  readonly load?: (context: ShortcodeContext, ports: BlockPorts) => Promise<Data>;
  /** Pure: null shows nothing; a throw counts as failed, and the documented failure text shows. */
  readonly render: (input: {
    readonly attributes: ShortcodeAttributes;
    readonly data: Data | null;
    readonly context: ShortcodeContext;
  }) => ReactNode;
  /** Pure: what search engines are told of what it shows on the page. [SEO-010] */
  readonly structuredData?: (input: {
    readonly data: Data | null;
    readonly context: ShortcodeContext;
  }) => readonly StructuredDataNode[];
}

/** A definition whose own type is closed over, as the registry holds it. */
export interface Shortcode {
  readonly name: string;
  /** Null for one that asks no service. */
  readonly load: ((context: ShortcodeContext, ports: BlockPorts) => Promise<unknown>) | null;
  readonly render: (attributes: ShortcodeAttributes, data: unknown, context: ShortcodeContext) => ReactNode;
  /** An empty list for one that tells search engines nothing. */
  readonly structuredData: (data: unknown, context: ShortcodeContext) => readonly StructuredDataNode[];
}

/**
 * Closes a shortcode's own data type, so that one list can hold all.
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this shortcode's own load made the data
    render: (attributes, data, context) => render({ attributes, data: data as Data | null, context }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this shortcode's own load made the data
    structuredData: (data, context) => structuredData?.({ data: data as Data | null, context }) ?? [],
  };
}
