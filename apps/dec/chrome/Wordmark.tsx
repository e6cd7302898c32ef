import { WordmarkLetters } from "./WordmarkLetters.tsx";

/** The wordmark: a yellow sign on which a road bends. */
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
      <WordmarkLetters />
    </svg>
  );
}
