import type { BlockContract } from "../block-contract.ts";
import { CONTENT_LOOKUP_FAILED, type ErrorParts, printable } from "../errors.ts";
import { BLOCKS_FIELD } from "../page/queries.ts";
import type { RefusedPart } from "../selections/asking.ts";
import { fragmentNames } from "../selections/fragment-names.ts";

/** A part of a query that the content system refuses because it has no such type or field. The rest is served. */
export interface ContentRefusal {
  readonly code: typeof CONTENT_LOOKUP_FAILED;
  /** The block that is left out or lacks a field; null for a field of the page or of a global set. */
  readonly block: string | null;
  /** Whether the whole block is left out. */
  readonly isWholeBlock: boolean;
  readonly message: string;
  /** The parts of the message, for display. */
  readonly parts: ErrorParts;
}

const REMEDY =
  "Add it to the content system first, or stop asking for it; `courseway-content check` lists all that differs. The whole query is tried again within five minutes.";

const NAMES = [fragmentNames(5), fragmentNames(4)];

/** The refusal if no rich text can be queried: pages have only titles and labels, which needs immediate attention. */
export function lostRichText(): ContentRefusal {
  const parts: ErrorParts = [
    "All rich text of pages is read as if nobody had written it.",
    "The content API has none of its fields, or has them in a form that nobody here knows.",
    "See the refusals of the single fields; a token whose schema hides the fields looks the same.",
  ];
  return { code: CONTENT_LOOKUP_FAILED, block: null, isWholeBlock: false, message: parts.join(" "), parts };
}

/** Describes a refused part to the operators of a site. */
export function contentRefusal({ path, reason }: RefusedPart, blocks: readonly BlockContract[]): ContentRefusal {
  const listTypes = (name: string) => NAMES.map((names) => `... on ${names.row(BLOCKS_FIELD, name)}`);
  const at = path.indexOf(BLOCKS_FIELD);
  const rest = at === -1 ? path : path.slice(at + 1);
  const block = at === -1 ? null : (blocks.find(({ name }) => listTypes(name).includes(rest[0] ?? ""))?.name ?? null);
  const isWholeBlock = block !== null && rest.length === 1;
  const what = isWholeBlock
    ? `The block ${block} is left out of every page`
    : `${describePath(rest, block)} is read as if nobody had set it`;
  const parts: ErrorParts = [
    `${what}.`,
    `The content API refuses to be asked for it: ${printable(reason.replaceAll('"', "'"))}`,
    REMEDY,
  ];
  return { code: CONTENT_LOOKUP_FAILED, block, isWholeBlock, message: parts.join(" "), parts };
}

/** Describes a field by its handles from the outside in, and its location. */
function describePath(path: readonly string[], block: string | null): string {
  const handles = path.filter((part) => !part.startsWith("... on ") && part !== "entry");
  const type = path.findLast((part) => part.startsWith("... on "))?.slice("... on ".length);
  const field =
    handles.length === 0
      ? `The type ${type}`
      : path.at(-1)?.startsWith("... on ")
        ? `The type ${type} in ${handles.join(".")}`
        : `The field ${handles.join(".")}`;
  return block === null ? `${field} of pages or global sets` : `${field} of the block ${block}`;
}
