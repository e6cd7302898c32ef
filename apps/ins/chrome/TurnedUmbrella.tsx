/** An umbrella turned inside out by the wind. */
export function TurnedUmbrella() {
  return (
    <svg viewBox="0 0 600 420" width="600" height="420" className="h-auto w-full" aria-hidden="true">
      <rect width="600" height="420" rx="20" fill="var(--cw-ground)" />
      <g fill="none" stroke="var(--cw-accent)" strokeWidth="6" strokeLinecap="round" opacity=".35">
        <path d="M30 96h150c26 0 26-38 2-38-16 0-22 14-14 24M60 132h86M420 70h120M470 104h100M20 268h96c24 0 24 34 2 34M452 286h118" />
      </g>
      <path d="M0 356h600v44a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z" fill="var(--cw-accent)" opacity=".16" />
      <ellipse cx="330" cy="366" rx="120" ry="10" fill="var(--cw-deep)" opacity=".2" />
      <g transform="rotate(-14 300 220)">
        <path d="M296 222 128 108c-12 56 22 118 84 130zm8 0 170-118c14 54-20 120-84 134z" fill="var(--cw-accent)" />
        <path
          d="M300 222 128 108c50-24 104-22 132 14zm0 0 174-118c-50-24-106-20-134 16z"
          fill="var(--cw-accent-strong)"
        />
        <path d="M300 222 260 122c16-34 64-36 80-2z" fill="var(--cw-deep-accent)" />
        <path
          d="M128 108 300 222m-40-100 40 100m40-102-40 102m174-118L300 222"
          stroke="var(--cw-deep)"
          strokeWidth="4"
        />
        <path
          d="M300 214v132a22 22 0 0 0 44 0"
          fill="none"
          stroke="var(--cw-deep)"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <g fill="var(--cw-spark)">
          <circle cx="128" cy="108" r="8" />
          <circle cx="260" cy="122" r="8" />
          <circle cx="340" cy="120" r="8" />
          <circle cx="474" cy="104" r="8" />
        </g>
      </g>
      <g fill="var(--cw-spark)">
        <path d="M96 196c18-10 32-6 38 8-16 8-30 6-38-8zM496 214c-4-18 4-30 18-32 6 16 0 28-18 32zM426 344c14-14 28-14 36-2-12 12-26 12-36 2z" />
      </g>
      <path
        d="M150 84l-10 22m420 56-10 22m-360 96-10 22m320-198-10 22M90 320l-8 18"
        stroke="var(--cw-accent)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  );
}
