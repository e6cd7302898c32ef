import type { Editing } from "./editing.ts";
import type { PageFields } from "./entry.ts";
import type { HeaderOptions } from "./header.ts";
import type { Seo } from "./seo.ts";
import type { EmailCapture } from "../globals/email-capture.ts";
import type { ExitIntent } from "./exit-intent.ts";
import type { Analytics } from "./analytics.ts";

/** One place of a page: a block whose content was read, or why there is none. `index` is its place in the editors' list. */
export type PageBlock =
  | { readonly kind: "block"; readonly name: string; readonly index: number; readonly content: unknown }
  | { readonly kind: "problem"; readonly name: string; readonly index: number; readonly reason: string };

/** A page as its editors made it, read and made safe to use; plain JSON as far as its blocks' contents are. */
export interface Page extends PageFields {
  readonly slug: string;
  readonly typeHandle: string;
  readonly blog: boolean;
  /** `pageState`: a name, abbreviation or slug, or "default"; null where the page has none. */
  readonly state: string | null;
  readonly header: HeaderOptions;
  readonly seo: Seo;
  /** CSS texts to embed, the SEO row's first. [SEO-009] */
  readonly styles: readonly string[];
  /** The page's own email capture; it wins over the global set. [EC-041] */
  readonly emailCapture: EmailCapture | null;
  readonly exitIntent: ExitIntent | null;
  readonly analytics: Analytics | null;
  /** In the editors' order. [RT-037] */
  readonly blocks: readonly PageBlock[];
  /** Rows that came back without any field: a page on which all are empty deserves an alarm. [RT-038] */
  readonly emptyRows: number;
  /** What its editor can open; null on a page for visitors. */
  readonly editing: Editing | null;
  /** What of the page the content system refused to be asked, for those who work on it; mostly empty. */
  readonly refusals: readonly string[];
}
