/** A row of front doors, and a key that fits none of them. */
export function WrongKey() {
  return (
    <svg viewBox="0 0 600 420" width="600" height="420" className="h-auto w-full" aria-hidden="true">
      <rect width="600" height="420" rx="10" fill="var(--cw-ground)" />
      <g stroke="var(--cw-line)" strokeWidth="2">
        <path d="M0 70h600M0 140h600M0 210h600M100 0v330M200 0v330M300 0v330M400 0v330M500 0v330" />
      </g>
      <path d="M60 330V118h140v212z" fill="var(--cw-deep)" opacity=".18" />
      <path d="M400 330V96h140v234z" fill="var(--cw-deep)" opacity=".18" />
      <path
        d="M86 330V170a44 44 0 0 1 88 0v160zM426 330V150a44 44 0 0 1 88 0v180z"
        fill="var(--cw-deep)"
        opacity=".42"
      />
      <path d="M212 330V74h176v256z" fill="var(--cw-paper)" stroke="var(--cw-deep)" strokeWidth="8" />
      <path d="M238 330V166a62 62 0 0 1 124 0v164z" fill="var(--cw-accent)" />
      <path
        d="M278 196c0-30 44-30 44-2 0 20-22 18-22 40"
        fill="none"
        stroke="var(--cw-on-accent)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="300" cy="258" r="8" fill="var(--cw-on-accent)" />
      <circle cx="346" cy="266" r="8" fill="var(--cw-spark)" />
      <path d="M0 330h600v80a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" fill="var(--cw-deep)" />
      <path d="M200 330h200v14H200z" fill="var(--cw-spark)" />
      <g fill="none" stroke="var(--cw-spark)" strokeWidth="12" strokeLinecap="round" strokeLinejoin="round">
        <path d="M432 380h-96m18 0v18m22-18v14" />
        <path d="m436 380 28-24 28 24v22h-56z" />
      </g>
      <path d="M60 382h150" stroke="var(--cw-on-deep)" strokeWidth="5" strokeLinecap="round" opacity=".35" />
    </svg>
  );
}
