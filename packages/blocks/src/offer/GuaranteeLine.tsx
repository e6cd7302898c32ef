import { Dialog, Icon, opensDialog } from "@courseway/ui";
import type { Guarantee } from "./guarantee.ts";

/**
 * The line that opens a guarantee's dialog. The block renders the dialog once, in another place.
 * [BL-bundle-007, MD-015]
 */
export function GuaranteeLine({ guarantee, dialogId }: { readonly guarantee: Guarantee; readonly dialogId: string }) {
  return (
    <button type="button" className="cw-link inline-flex items-center gap-2 text-left" {...opensDialog(dialogId)}>
      <Icon name="shield" />
      {guarantee.label}
    </button>
  );
}

/** A guarantee's text in the browser's own dialog. [BL-bundle-007] */
export function GuaranteeDialog({ guarantee, dialogId }: { readonly guarantee: Guarantee; readonly dialogId: string }) {
  return (
    <Dialog id={dialogId} title={guarantee.title}>
      <p>{guarantee.text}</p>
    </Dialog>
  );
}
