/** Tells an editor what they look at: a preview link that expired shows the published page, and must say so. */
export function PreviewNotice({ isDraft }: { readonly isDraft: boolean }) {
  return (
    <aside
      className="bg-[#1a1a1a] px-4 py-2 text-center text-sm text-white"
      aria-label="Preview"
      data-preview-notice=""
    >
      {isDraft
        ? "Preview: this page shows a draft. Visitors do not see it."
        : "Preview: this is the published page. The preview link has expired, or the page has no unpublished change."}
    </aside>
  );
}
