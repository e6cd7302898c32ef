/** A small car in front of a sign that says the road ends here. */
export function LostCar() {
  return (
    <svg viewBox="0 0 600 420" width="600" height="420" className="h-auto w-full" aria-hidden="true">
      <rect width="600" height="420" rx="24" fill="var(--cw-ground)" />
      <circle cx="120" cy="110" r="52" fill="var(--cw-spark)" />
      <path d="M0 270c110-70 190-40 290-20s200-50 310 10v60H0z" fill="var(--cw-accent)" opacity=".25" />
      <path d="M0 300h600v96a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" fill="var(--cw-deep)" />
      <path d="M20 362h350" stroke="var(--cw-spark)" strokeWidth="8" strokeDasharray="46 30" strokeLinecap="round" />
      <path d="M420 130v190" stroke="var(--cw-deep)" strokeWidth="12" strokeLinecap="round" />
      <rect
        x="366"
        y="66"
        width="108"
        height="108"
        rx="16"
        transform="rotate(45 420 120)"
        fill="var(--cw-spark)"
        stroke="var(--cw-deep)"
        strokeWidth="8"
      />
      <path
        d="M404 104c0-24 36-24 36 0 0 18-19 16-19 34"
        fill="none"
        stroke="var(--cw-deep)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="421" cy="156" r="7" fill="var(--cw-deep)" />
      <g stroke="var(--cw-paper)" strokeWidth="10">
        <path d="M490 296h92v26h-92z" fill="var(--cw-save)" />
      </g>
      <path
        d="M110 318c0-30 14-42 42-45l32-40c6-7 12-10 22-10h60c12 0 20 5 27 13l30 37c34 4 44 16 44 45v8H110z"
        fill="var(--cw-accent)"
      />
      <path d="M190 272l26-32h34v32zM262 240h22c6 0 11 3 15 8l21 24h-58z" fill="var(--cw-paper)" />
      <g fill="var(--cw-ink)" stroke="var(--cw-paper)" strokeWidth="8">
        <circle cx="172" cy="326" r="25" />
        <circle cx="312" cy="326" r="25" />
      </g>
      <rect x="346" y="290" width="20" height="14" rx="6" fill="var(--cw-spark)" />
    </svg>
  );
}
