import { saveConsent, type VisitorStore } from "@courseway/visitor";

/**
 * Takes over the form of the Privacy Manager: it shows what is stored whenever it is opened, and whether the browser's
 * signal is honored, and saves without leaving the page. Who shares against the signal is asked to confirm it. [PV-004, PV-005, PV-007, PV-009, PV-011]
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
  share.addEventListener("change", askToConfirm);
  return () => {
    dialog?.removeEventListener("beforetoggle", show);
    dialog?.removeEventListener("close", show);
    form.removeEventListener("submit", onSubmit);
    share.removeEventListener("change", askToConfirm);
  };
}
