/** The wordmark: a yellow sign with a bend in the road. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 175 38" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <rect
        x="7"
        y="7"
        width="24"
        height="24"
        rx="5"
        transform="rotate(45 19 19)"
        fill="var(--cw-spark)"
        stroke="var(--cw-deep)"
        strokeWidth="2"
      />
      <path
        d="M15.5 30c0-7 10-8.5 5.5-18"
        fill="none"
        stroke="var(--cw-deep)"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <path
        d="M15.7 29.5c0-6.5 9.8-8.5 5.5-17"
        fill="none"
        stroke="var(--cw-spark)"
        strokeWidth="1.4"
        strokeDasharray="3.2 2.6"
      />
      <text
        x="45"
        y="28"
        fill="currentColor"
        fontFamily="var(--cw-font-head)"
        fontSize="27"
        fontWeight="800"
        textLength="51.2"
      >
        DEC
      </text>
      <text
        x="101"
        y="27.5"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="15.5"
        fontWeight="700"
        // Without it, WebKit draws the text wider than the mark.
        textLength="72"
      >
        Drivers Ed
      </text>
    </svg>
  );
}
