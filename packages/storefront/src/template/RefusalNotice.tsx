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
