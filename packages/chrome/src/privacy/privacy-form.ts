import { saveConsent, type VisitorStore } from "@courseway/visitor";

/**
 * Handles the form of the Privacy Manager: shows the stored choice whenever it opens, and whether the browser's signal is honored, and
 * saves without leaving the page. Sharing against the signal needs a confirmation. [PV-004, PV-005, PV-007, PV-009, PV-011]
 *
 * @param onSaved called after a choice was stored
 * @returns removes the handlers
 */
export function managePrivacy(store: VisitorStore, onSaved: () => void): () => void {
  const form = document.querySelector<HTMLFormElement>("[data-privacy-form]");
  const share = form?.querySelector<HTMLInputElement>('[name="share"]');
  if (!form || !share) return () => {};
  const dialog = form.closest("dialog");
  const signal = form.querySelector<HTMLElement>("[data-privacy-signal]");
  const confirm = form.querySelector<HTMLElement>("[data-privacy-confirm]");
  const confirmed = confirm?.querySelector("input");
  const askToConfirm = (): void => {
    if (!confirm || !confirmed) return;
    const isAsked = share.checked && store.getSnapshot().isSignalHonored;
    confirm.hidden = !isAsked;
    confirmed.required = isAsked;
    confirmed.checked = false;
  };
  const show = (): void => {
    const { consent, isSignalHonored } = store.getSnapshot();
    share.checked = consent === 0;
    if (signal) signal.hidden = !isSignalHonored;
    askToConfirm();
  };
  const save = async (): Promise<void> => {
    const consent = share.checked ? 0 : 1;
    // First, because the choice may remove the button that gets the focus back.
    dialog?.close();
    await saveConsent(store, consent);
    show();
    onSaved();
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    void save();
  };
  show();
  // Unsaved changes are discarded.
  dialog?.addEventListener("beforetoggle", show);
  dialog?.addEventListener("close", show);
  form.addEventListener("submit", onSubmit);
  share.addEventListener("change", askToConfirm);
  return () => {
    dialog?.removeEventListener("beforetoggle", show);
    dialog?.removeEventListener("close", show);
    form.removeEventListener("submit", onSubmit);
    share.removeEventListener("change", askToConfirm);
  };
}
