/** A forked road under a wide sky, and a signpost without names. */
export function QuietFork() {
  return (
    <svg viewBox="0 0 600 420" width="600" height="420" className="h-auto w-full" aria-hidden="true">
      <rect width="600" height="420" rx="10" fill="var(--cw-ground)" />
      <circle cx="430" cy="120" r="56" fill="var(--cw-spark)" opacity=".85" />
      <path d="M0 240c120-60 220-30 300-14s190-40 300 0v60H0z" fill="var(--cw-deep)" opacity=".16" />
      <path
        d="M0 268c160-30 430-30 600 0v142a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z"
        fill="var(--cw-accent)"
        opacity=".14"
      />
      <path
        d="M180 420c14-62 60-84 70-110C236 284 150 274 62 262l40-6c96 10 150 16 198 44 50-30 110-36 206-46l36 8c-96 12-180 22-196 48 12 28 62 50 76 110z"
        fill="var(--cw-deep)"
      />
      <path
        d="M300 408v-30m0-26v-24m-30-36c-30-12-60-18-92-22m152 22c34-12 66-18 98-22"
        stroke="var(--cw-paper)"
        strokeWidth="5"
        strokeDasharray="18 14"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M300 96v176" stroke="var(--cw-ink)" strokeWidth="10" strokeLinecap="round" />
      <path d="M312 112h96l24 22-24 22h-96z" fill="var(--cw-accent)" />
      <path d="M288 170h-96l-24 22 24 22h96z" fill="var(--cw-paper)" stroke="var(--cw-ink)" strokeWidth="4" />
      <g fill="var(--cw-deep)">
        <path
          d="M90 214c24 0 40 18 40 40s-16 34-40 34-40-12-40-34 16-40 40-40zM520 200c26 0 44 20 44 44s-18 36-44 36-44-12-44-36 18-44 44-44z"
          opacity=".7"
        />
        <path d="M86 262h8v46h-8zM516 254h8v50h-8z" />
      </g>
    </svg>
  );
}
