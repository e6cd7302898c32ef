import file from "./wordmark.svg";

/** Ace's wordmark: a key whose bow is a roof. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <use href={`${file}#mark`} />
    </svg>
  );
}
