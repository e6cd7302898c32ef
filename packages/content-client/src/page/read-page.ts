import type { BlockContract } from "../block-contract.ts";
import { property } from "../fields/read.ts";
import { readBlocks } from "./blocks.ts";
import { pageFieldsSchema, pagePartsSchema } from "./entry.ts";
import { headerSchema } from "./header.ts";
import type { Page } from "./page.ts";

/** What is known of a page before its fields are read. */
export interface PageFrame {
  readonly slug: string;
  readonly typeHandle: string;
  readonly blog: boolean;
  readonly blocks: ReadonlyMap<string, BlockContract>;
}

/** Reads the entry of lookup 2. Every field has a default, so a page is never lost to one of them. [API-006, ENT-002] */
export function readPage(entry: unknown, { slug, typeHandle, blog, blocks }: PageFrame): Page {
  const parts = pagePartsSchema.parse(entry);
  const header = headerSchema.parse(entry);
  return {
    ...pageFieldsSchema.parse(entry),
    slug: parts.slug ?? slug,
    typeHandle,
    blog,
    state: header.pageState,
    header,
    seo: parts.seoContent,
    styles: [parts.seoContent.embedStyles, ...parts.embedStyles].filter((style) => style !== null),
    emailCapture: parts.stickyEmailCapture,
    exitIntent: parts.exitIntentModal,
    analytics: parts.adobe,
    ...readBlocks(property(entry, "baseComponents"), blocks),
  };
}
