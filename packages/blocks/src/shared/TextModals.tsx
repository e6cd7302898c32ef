import { firstHeading, Dialog, RichText } from "@courseway/ui";

/** A dialog that a word in the text opens. */
export interface TextModal {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/**
 * The dialogs of `highlightedTextModal1` and `-2`, in that order. One without text is null, so that its trigger
 * stays plain text. [MD-014]
 */
export function buildTextModals(index: number, htmls: readonly [string, string]): readonly (TextModal | null)[] {
  return htmls.map((html, position) =>
    html
      ? { id: `block-${index}-text-modal-${position + 1}`, title: firstHeading(html) ?? "More information", html }
      : null,
  );
}

/** The dialogs that highlighted words in a block's text open; they need no JavaScript. [MD-014] */
export function TextModals({ modals }: { readonly modals: readonly (TextModal | null)[] }) {
  return modals.map(
    (modal) =>
      modal && (
        <Dialog key={modal.id} id={modal.id} title={modal.title} titleHidden>
          <RichText html={modal.html} />
        </Dialog>
      ),
  );
}
