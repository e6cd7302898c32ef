import type { BlockDeclaration } from "@courseway/blocks/declarations";
import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import type { Fields } from "../model/record.ts";

const PREFIX = "examples--";

/** A page per block that shows all the block's examples, for every brand. */
export interface ExamplePages {
  readonly slugs: readonly string[];
  page(brand: BrandContent, slug: string): Entry | null;
}

/** @param blocks with examples in the API's format, in which `{images}` stands for the brand's image folder */
export function createExamplePages(blocks: readonly BlockDeclaration[]): ExamplePages {
  const examples = new Map(blocks.map((block) => [block.name, block.examples]));
  return {
    slugs: blocks.map(({ name }) => `${PREFIX}${name}`),
    page(brand, slug) {
      const block = slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : "";
      const situations = examples.get(block);
      return situations ? examplePage(brand, slug, block, situations) : null;
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
