import file from "./wordmark.svg";

/** The wordmark: a house on the lines of a ledger. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <use href={`${file}#mark`} />
    </svg>
  );
}
