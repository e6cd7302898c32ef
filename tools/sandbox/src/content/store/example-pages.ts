import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields, type Fields } from "../model/record.ts";

const PREFIX = "examples--";

/** Examples by block name, as the block library exports them. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Fields>>>>;

/** A page per block that shows every situation of the block, for every brand. */
export interface ExamplePages {
  readonly slugs: readonly string[];
  page(brand: BrandContent, slug: string): Entry | null;
}

/** @param examples wire-shaped content, `{images}` standing for the brand's picture folder */
export function createExamplePages(examples: Examples): ExamplePages {
  return {
    slugs: Object.keys(examples).map((block) => `${PREFIX}${block}`),
    page(brand, slug) {
      const block = slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : "";
      return Object.hasOwn(examples, block) ? examplePage(brand, slug, block, examples[block] ?? {}) : null;
    },
  };
}

function examplePage(
  brand: BrandContent,
  slug: string,
  block: string,
  situations: Readonly<Record<string, Fields>>,
): Entry {
  return {
    kind: "entry",
    brand,
    id: stableId(`${brand.id}/pages/${slug}`),
    slug,
    sectionHandle: "pages",
    typeHandle: "visionTemplateEntry",
    fieldHandle: null,
    isDraft: false,
    file: `the examples of ${block}`,
    fields: {
      title: `Examples of ${block}`,
      pageTitle: `Examples of ${block}`,
      baseComponents: Object.values(situations).map((content) => ({ ...content, typeHandle: block })),
    },
  };
}

/**
 * Loads the examples of the block library. A library that does not load just now (someone is editing it)
 * costs the example pages only.
 */
export async function loadExamples(log: (message: string) => void): Promise<Examples> {
  try {
    const { blockExamples }: { blockExamples: unknown } = await import("@courseway/blocks/examples");
    return checked(blockExamples);
  } catch (error) {
    log(
      `No example pages: the block library's examples do not load (${error instanceof Error ? error.message : String(error)}). Fix packages/blocks and start the sandbox again.`,
    );
    return {};
  }
}

function checked(input: unknown): Examples {
  const blocks = Object.entries(isFields(input) ? input : {});
  return Object.fromEntries(
    blocks.map(([block, situations]) => [
      block,
      Object.fromEntries(
        Object.entries(isFields(situations) ? situations : {}).filter((pair): pair is [string, Fields] =>
          isFields(pair[1]),
        ),
      ),
    ]),
  );
}
