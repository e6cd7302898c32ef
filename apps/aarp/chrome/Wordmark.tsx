/** The wordmark: a road that runs toward a wide sunrise. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 175 38" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <circle cx="20" cy="19" r="16" fill="var(--cw-action)" />
      <path d="M7.3 28.7 17.5 17h5l10.2 11.7A16 16 0 0 1 20 35 16 16 0 0 1 7.3 28.7z" fill="var(--cw-on-action)" />
      <path d="M20 19v3m0 3v3.5m0 3V35" stroke="var(--cw-action)" strokeWidth="2" />
      <path
        d="M11 15a9 9 0 0 1 18 0"
        fill="none"
        stroke="var(--cw-on-action)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <text
        x="45"
        y="20"
        fill="currentColor"
        fontFamily="var(--cw-font-head)"
        fontSize="18"
        fontWeight="680"
        textLength="114.8"
      >
        Senior Driver
      </text>
      <text
        x="45.5"
        y="34"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="12"
        fontWeight="650"
        textLength="58.4"
      >
        COURSE
      </text>
    </svg>
  );
}
