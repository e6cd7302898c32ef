import type { BlockContract, FragmentNames } from "../block-contract.ts";
import { entryFields } from "./entry.ts";

/** The only entry type with a page of its own. [RT-023] */
export const PAGE_TYPE = "visionTemplateEntry";

/** Lookup 1: which type the entry has. [API-001, API-004, RT-025] */
export const PAGE_LOOKUP = `query PageLookup($site: [String], $slug: [String]) {
  entry(site: $site, slug: $slug) { slug sectionHandle typeHandle }
}`;

/** What a full query is composed of. `section` is the entry's own, as lookup 1 told it. */
export interface PageQueryInput {
  readonly names: FragmentNames;
  readonly section: string;
  readonly blocks: readonly BlockContract[];
}

/** Lookup 2 by entry type. A type that is not here has no query, so its entries are not found. [RT-025, RT-027] */
export const PAGE_QUERIES: ReadonlyMap<string, (input: PageQueryInput) => string> = new Map([[PAGE_TYPE, pageQuery]]);

/** The full query of a page: its own fields and every registered block's fragment. [API-006] */
function pageQuery({ names, section, blocks }: PageQueryInput): string {
  return `query Page($site: [String], $slug: [String]) {
  entry(site: $site, slug: $slug) {
    slug title sectionHandle typeHandle isDraft
    ... on ${names.entry(section, PAGE_TYPE)} {
      ${entryFields(names)}
      baseComponents {
        __typename
        ... on ${names.rowInterface} { typeHandle }
        ${blocks.map((block) => `... on ${names.row("baseComponents", block.name)} { ${block.fragment(names)} }`).join("\n        ")}
      }
    }
  }
}`;
}
