interface WordmarkProps {
  /** The address of a drawing with `<symbol id="mark">`: an import of `chrome/wordmark.svg` gives it. */
  readonly file: string;
  /** In px: 175 by 38 in a header, 230 by 40 in a footer. */
  readonly width: number;
  readonly height: number;
}

/** A brand's wordmark. Header and footer show one file, which loads once. Its link has the brand's name. */
export function Wordmark({ file, width, height }: WordmarkProps) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <use href={`${file}#mark`} />
    </svg>
  );
}
