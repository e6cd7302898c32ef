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

/** Tells developers and editors what the content system refuses to be asked: the page stands without it. */
export function RefusalNotice({ refusals }: { readonly refusals: readonly string[] }) {
  if (refusals.length === 0) return null;
  return (
    <aside
      className="border-b-2 border-dashed border-[#b00020] bg-white px-4 py-2 text-sm text-[#1a1a1a]"
      aria-label="Refused by the content system"
      data-refusal-notice=""
    >
      <ul className="mx-auto max-w-[68ch]">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
    </aside>
  );
}

interface BlockNoticeProps {
  /** A problem stands in the place of a block, a warning below one that is shown without one of its parts. */
  readonly kind: "problem" | "warning";
  readonly name: string;
  readonly index: number;
  readonly text: string;
}

/** What editors and developers are told of a block, where it stands. Visitors never see it. */
export function BlockNotice({ kind, name, index, text }: BlockNoticeProps) {
  const isLeftOut = kind === "problem";
  return (
    <aside
      className={`mx-auto my-8 max-w-[68ch] rounded border-2 border-dashed bg-white p-6 text-[#1a1a1a] ${isLeftOut ? "border-[#b00020]" : "border-[#8a5a00]"}`}
      {...{ [`data-block-${kind}`]: name }}
    >
      <p className={`font-bold ${isLeftOut ? "text-[#b00020]" : "text-[#8a5a00]"}`}>
        Block {index + 1}, “{name}”, {isLeftOut ? "is left out" : "is shown in part"}
      </p>
      <p className="mt-2">{text}</p>
      <p className="mt-2 text-sm">
        Fix it in the entry’s baseComponents, row {index + 1}. Visitors see{" "}
        {isLeftOut ? "the page without it" : "no notice"}.
      </p>
    </aside>
  );
}
