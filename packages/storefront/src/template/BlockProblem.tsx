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
