import type { Editing } from "./editing.ts";
import type { PageFields } from "./entry.ts";
import type { HeaderOptions } from "./header.ts";
import type { Seo } from "./seo.ts";
import type { EmailCapture } from "../globals/email-capture.ts";
import type { ExitIntent } from "./exit-intent.ts";
import type { Analytics } from "./analytics.ts";

/**
 * A row of a page: a block with parsed content, or the reason for none. `index` is its position in the editors' list.
 */
export type PageBlock =
  | { readonly kind: "block"; readonly name: string; readonly index: number; readonly content: unknown }
  | { readonly kind: "problem"; readonly name: string; readonly index: number; readonly reason: string };

/** A parsed page that is safe to use; plain JSON if its blocks' contents are. */
export interface Page extends PageFields {
  readonly slug: string;
  readonly typeHandle: string;
  readonly blog: boolean;
  /** `pageState`: a name, abbreviation or slug, or "default"; null for none. */
  readonly state: string | null;
  readonly header: HeaderOptions;
  readonly seo: Seo;
  /** CSS texts to embed, with the SEO row's first. [SEO-009] */
  readonly styles: readonly string[];
  /** The page's own email capture; it overrides the global set. [EC-041] */
  readonly emailCapture: EmailCapture | null;
  readonly exitIntent: ExitIntent | null;
  readonly analytics: Analytics | null;
  /** In the editors' order. [RT-037] */
  readonly blocks: readonly PageBlock[];
  /** The number of rows without any field. A page with only empty rows should cause an alert. [RT-038] */
  readonly emptyRows: number;
  /** The elements that the page's editor can open; null on a page for visitors. */
  readonly editing: Editing | null;
  /** Messages about the refused parts of the page's query, for its editors and developers; usually empty. */
  readonly refusals: readonly string[];
}
