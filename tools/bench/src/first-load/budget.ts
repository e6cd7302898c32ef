import { grouped } from "../local/number.ts";
import { listNames, type Script, sumSizes } from "./script.ts";

export interface Measured {
  readonly title: string;
  /** The bytes of scripts that it may load, after gzip at level 9. */
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

const SHOWN_NAMES = 12;

function describe({ name, gzip, text }: Script): string {
  const names = listNames(text);
  const more = names.length > SHOWN_NAMES ? `, and ${names.length - SHOWN_NAMES} more` : "";
  return `  ${grouped(gzip).padStart(7)} bytes  ${name}  holds ${names.slice(0, SHOWN_NAMES).join(", ")}${more}`;
}

/** A page's chunks, the largest first; those without names as one line. */
function listChunks({ scripts }: Measured): readonly string[] {
  const chunks = scripts.toSorted((a, b) => b.gzip - a.gzip);
  const named = chunks.filter(({ text }) => listNames(text).length > 0);
  const nameless = sumSizes(chunks) - sumSizes(named);
  const rest = "other chunks, which name nothing: the framework's";
  return [...named.map(describe), ...(nameless > 0 ? [`  ${grouped(nameless).padStart(7)} bytes  ${rest}`] : [])];
}

/** The fault of a page that exceeds its budget; null within it. */
export function budgetFault(page: Measured): string | null {
  const bytes = sumSizes(page.scripts);
  if (bytes <= page.limit) return null;
  return [
    `${page.title} loads ${grouped(bytes)} bytes of scripts; its budget is ${grouped(page.limit)}.`,
    "An island, or something that an island imports, has grown. Its chunks:",
    ...listChunks(page),
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
