import { property } from "../fields/read.ts";
import { readBlocks, type BlockReaders, type PageRefusal } from "./blocks.ts";
import { readEditing } from "./editing.ts";
import { headerSchema, pageFieldsSchema, pagePartsSchema } from "./entry.ts";
import type { Page } from "./page.ts";
import { BLOCKS_FIELD } from "./queries.ts";

/** The data of a page that is known before its fields are parsed. */
export interface PageFrame {
  readonly slug: string;
  readonly typeHandle: string;
  readonly blog: boolean;
  readonly blocks: BlockReaders;
  /** Whether the page is read for its editor. */
  readonly isPreview?: boolean;
  /** The parts of the query that the content system refused. */
  readonly refusals?: readonly PageRefusal[];
}

/**
 * Parses the entry of lookup 2. Every field has a default, so an invalid field never loses a page. [API-006, ENT-002]
 */
export function readPage(
  entry: unknown,
  { slug, typeHandle, blog, blocks, isPreview = false, refusals = [] }: PageFrame,
): Page {
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
    editing: isPreview ? readEditing(entry, property(entry, BLOCKS_FIELD)) : null,
    ...readBlocks(property(entry, BLOCKS_FIELD), blocks, refusals),
    refusals: refusals.map(({ message }) => message),
  };
}
