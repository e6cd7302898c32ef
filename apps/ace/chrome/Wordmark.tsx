/** Ace's wordmark: a key whose bow is a roof. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="4 0 175 38" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path d="M4 20 20 6l16 14v12H4z" fill="var(--cw-accent)" />
      <circle cx="20" cy="20" r="4.5" fill="var(--cw-paper)" />
      <path d="M18.5 22h3l1.5 8h-6z" fill="var(--cw-paper)" />
      <text
        x="46"
        y="27"
        fill="currentColor"
        fontFamily="var(--cw-font-head)"
        fontSize="25"
        fontWeight="650"
        textLength="42.6"
      >
        Ace
      </text>
      <text
        x="96"
        y="18"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="10.5"
        fontWeight="700"
        textLength="63.8"
      >
        Real Estate
      </text>
      <text
        x="96"
        y="31"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="10.5"
        fontWeight="700"
        textLength="39.0"
      >
        School
      </text>
    </svg>
  );
}
