/** The wordmark: an open umbrella. */
export function Wordmark({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 175 38" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path
        d="M2 21C2 11 10 4 19 4s17 7 17 17c-2.8-2.6-5.7-2.6-8.5 0-2.8-2.6-5.7-2.6-8.5 0-2.8-2.6-5.7-2.6-8.5 0C7.7 18.4 4.8 18.4 2 21z"
        fill="var(--cw-action)"
      />
      <path
        d="M10.5 21C10.5 13 14 6 19 4c5 2 8.5 9 8.5 17-2.8-2.6-5.7-2.6-8.5 0-2.8-2.6-5.7-2.6-8.5 0z"
        fill="var(--cw-on-action)"
        opacity=".28"
      />
      <path d="M19 2v28.500a4 4 0 0 0 8 0" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <text
        x="46"
        y="28"
        fill="currentColor"
        fontFamily="var(--cw-font-head)"
        fontSize="25"
        fontWeight="700"
        textLength="44.4"
      >
        INS
      </text>
      <text
        x="101"
        y="17"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="12"
        fontWeight="650"
        textLength="58.0"
      >
        Insurance
      </text>
      <text
        x="101"
        y="30.5"
        fill="currentColor"
        fontFamily="var(--cw-font-text)"
        fontSize="12"
        fontWeight="650"
        textLength="40.1"
      >
        School
      </text>
    </svg>
  );
}
