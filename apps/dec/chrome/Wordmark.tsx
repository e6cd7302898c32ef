import file from "./wordmark.svg";

/** The wordmark: a yellow sign with a bend in the road. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <use href={`${file}#mark`} />
    </svg>
  );
}
