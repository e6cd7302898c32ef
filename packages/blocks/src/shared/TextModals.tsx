import { Dialog, RichText } from "@courseway/ui";
import type { TextModal } from "./text-modals.ts";

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
