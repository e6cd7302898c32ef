import { saveConsent, type VisitorStore } from "@courseway/visitor";

/**
 * Takes over the form of the Privacy Manager: it shows what is stored whenever it is opened, and whether the browser's
 * signal is honored, and saves without leaving the page. [PV-004, PV-005, PV-007, PV-009, PV-011]
 *
 * @param onSaved after a choice was stored
 * @returns hands the form back
 */
export function managePrivacy(store: VisitorStore, onSaved: () => void): () => void {
  const form = document.querySelector<HTMLFormElement>("[data-privacy-form]");
  const share = form?.querySelector<HTMLInputElement>('[name="share"]');
  if (!form || !share) return () => {};
  const dialog = form.closest("dialog");
  const signal = form.querySelector<HTMLElement>("[data-privacy-signal]");
  const show = (): void => {
    const { consent, isSignalHonored } = store.getSnapshot();
    share.checked = consent === 0;
    if (signal) signal.hidden = !isSignalHonored;
  };
  const save = async (): Promise<void> => {
    const consent = share.checked ? 0 : 1;
    // Before what follows from the choice may take away the button that has the focus back.
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
  // What was switched and not saved is forgotten.
  dialog?.addEventListener("beforetoggle", show);
  dialog?.addEventListener("close", show);
  form.addEventListener("submit", onSubmit);
  return () => {
    dialog?.removeEventListener("beforetoggle", show);
    dialog?.removeEventListener("close", show);
    form.removeEventListener("submit", onSubmit);
  };
}
