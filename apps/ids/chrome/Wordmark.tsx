/** The wordmark: a lane that curves through a sign. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 175 38" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <rect x="2" y="2" width="34" height="34" rx="9" fill="var(--cw-action)" />
      <path d="M10 36c0-12 14-12 14-22V2" fill="none" stroke="var(--cw-on-action)" strokeWidth="9" />
      <path
        d="M10 36c0-12 14-12 14-22V2"
        fill="none"
        stroke="var(--cw-action)"
        strokeWidth="1.8"
        strokeDasharray="4.5 3.5"
      />
      <text
        x="46"
        y="28.5"
        fill="currentColor"
        fontFamily="var(--cw-font-head)"
        fontSize="27"
        fontWeight="800"
        textLength="41.6"
      >
        IDS
      </text>
      <path d="M95.5 8v22" stroke="currentColor" strokeWidth="1.5" opacity=".35" />
      <text
        x="104"
        y="17.5"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="12"
        fontWeight="700"
        textLength="38.2"
      >
        Online
      </text>
      <text
        x="104"
        y="31"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="12"
        fontWeight="700"
        textLength="48.3"
      >
        Courses
      </text>
    </svg>
  );
}
