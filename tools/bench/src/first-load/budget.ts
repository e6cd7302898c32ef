import { grouped } from "../local/number.ts";
import { listNames, type Script, sumSizes } from "./script.ts";

export interface Measured {
  readonly title: string;
  /** The bytes that it may add to the empty page. */
  readonly limit: number;
  readonly scripts: readonly Script[];
}

/** A part of a page that is measured separately. */
export interface Weighed {
  readonly title: string;
  /** The bytes that it may have. */
  readonly limit: number;
  /** Bytes after gzip at level 9. */
  readonly gzip: number;
}

/** Bytes beyond those of an empty page of the same Next version. */
export const overFloor = ({ scripts }: Pick<Measured, "scripts">, floor: number): number => sumSizes(scripts) - floor;

const SHOWN_NAMES = 12;

function describe({ name, gzip, text }: Script): string {
  const names = listNames(text);
  const more = names.length > SHOWN_NAMES ? `, and ${names.length - SHOWN_NAMES} more` : "";
  return `  ${grouped(gzip).padStart(7)} bytes  ${name}  holds ${names.slice(0, SHOWN_NAMES).join(", ")}${more}`;
}

/**
 * The chunks that the empty page does not have, the largest first; those of the framework, which have no names, as one
 * line.
 */
function listPageChunks(page: Measured, floor: readonly Script[]): readonly string[] {
  const known = new Set(floor.map(({ name }) => name));
  const chunks = page.scripts.filter(({ name }) => !known.has(name)).toSorted((a, b) => b.gzip - a.gzip);
  const named = chunks.filter(({ text }) => listNames(text).length > 0);
  const nameless = sumSizes(chunks) - sumSizes(named);
  const rest = "other chunks, which name nothing: the framework's, cut otherwise than for the empty page";
  return [...named.map(describe), ...(nameless > 0 ? [`  ${grouped(nameless).padStart(7)} bytes  ${rest}`] : [])];
}

/** The fault of a page that exceeds its budget; null within it. */
export function budgetFault(page: Measured, floor: readonly Script[]): string | null {
  const over = overFloor(page, sumSizes(floor));
  if (over <= page.limit) return null;
  return [
    `${page.title} is ${grouped(over)} bytes over an empty page; its budget is ${grouped(page.limit)}.`,
    "An island, or something that an island imports, has grown. Chunks that the empty page has not:",
    ...listPageChunks(page, floor),
    "Look for a new import in a *.client.tsx file; code that few pages need belongs behind lazyIsland or import().",
  ].join("\n");
}

/** The fault of a page whose HTML exceeds its budget; null within it. */
export function htmlFault({ title, limit, gzip }: Weighed): string | null {
  if (gzip <= limit) return null;
  return [
    `The HTML of ${title.toLowerCase()} is ${grouped(gzip)} bytes; its budget is ${grouped(limit)}.`,
    "Look at what every page has: the loader (start/loader.ts of the storefront), header, footer and closed dialogs, and at attributes that say what is the case anyway.",
  ].join("\n");
}

/** The fault of a page that waits for more styles than its budget; null within it. */
export function stylesFault({ title, limit, gzip }: Weighed): string | null {
  if (gzip <= limit) return null;
  return [
    `${title} waits for ${grouped(gzip)} bytes of styles; its budget is ${grouped(limit)}.`,
    "Each page waits for the rules that can match its own HTML. Either they have grown, or the page was not given a sheet of its own: look at its head, and at finish/page-styles.ts of the storefront.",
  ].join("\n");
}
