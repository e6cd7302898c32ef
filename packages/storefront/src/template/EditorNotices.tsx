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

interface BlockProblemProps {
  readonly name: string;
  readonly index: number;
  readonly reason: string;
}

/** What editors and developers see in the place of a block that cannot be shown. Visitors never do. */
export function BlockProblem({ name, index, reason }: BlockProblemProps) {
  return (
    <aside
      className="mx-auto my-8 max-w-[68ch] rounded border-2 border-dashed border-[#b00020] bg-white p-6 text-[#1a1a1a]"
      data-block-problem={name}
    >
      <p className="font-bold text-[#b00020]">
        Block {index + 1}, “{name}”, is left out
      </p>
      <p className="mt-2">{reason}</p>
      <p className="mt-2 text-sm">
        Fix it in the entry’s baseComponents, row {index + 1}. Visitors see the page without it.
      </p>
    </aside>
  );
}

interface BlockWarningProps {
  readonly name: string;
  readonly index: number;
  readonly text: string;
}

/** What editors and developers see below a block that is shown without one of its parts. Visitors never do. */
export function BlockWarning({ name, index, text }: BlockWarningProps) {
  return (
    <aside
      className="mx-auto my-4 max-w-[68ch] rounded border-2 border-dashed border-[#8a5a00] bg-white p-4 text-[#1a1a1a]"
      data-block-warning={name}
    >
      Block {index + 1}, “{name}”: {text}
    </aside>
  );
}
