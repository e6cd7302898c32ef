/** The wordmark: a house on the lines of a ledger. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 175 38" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path d="M19 3 35 16v7H3v-7z" fill="var(--cw-action)" />
      <path d="M15.5 14h7v9h-7z" fill="var(--cw-on-action)" />
      <path d="M3 28h32M3 34h32" stroke="var(--cw-action)" strokeWidth="2.4" />
      <path d="M25 25.5v11" stroke="var(--cw-spark)" strokeWidth="2.4" />
      <text
        x="46"
        y="28.5"
        fill="currentColor"
        fontFamily="var(--cw-font-head)"
        fontSize="25"
        fontWeight="620"
        textLength="60.4"
      >
        MTG
      </text>
      <text
        x="116"
        y="17.5"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="11"
        fontWeight="650"
        textLength="52.1"
      >
        Mortgage
      </text>
      <text
        x="116"
        y="30.5"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="11"
        fontWeight="650"
        textLength="36.8"
      >
        School
      </text>
    </svg>
  );
}
