/** A barrier across the lane, and an arrow to the detour. */
export function RoadClosed() {
  return (
    <svg viewBox="0 0 600 420" width="600" height="420" className="h-auto w-full" aria-hidden="true">
      <rect width="600" height="420" rx="14" fill="var(--cw-accent-soft)" />
      <path d="M0 236 96 186l84 34 120-66 118 62 92-44 90 46v52H0z" fill="var(--cw-accent)" opacity=".22" />
      <path d="M0 264h600v142a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z" fill="var(--cw-accent)" opacity=".3" />
      <path d="M262 264h76l150 156H112z" fill="var(--cw-deep)" />
      <path d="M300 272v22m0 78v34" stroke="var(--cw-paper)" strokeWidth="8" strokeLinecap="round" />
      <path d="M150 250v122m300-122v122" stroke="var(--cw-ink)" strokeWidth="12" strokeLinecap="round" />
      <path d="M120 376h60m240 0h60" stroke="var(--cw-ink)" strokeWidth="14" strokeLinecap="round" />
      <rect
        x="108"
        y="262"
        width="384"
        height="40"
        rx="6"
        fill="var(--cw-paper)"
        stroke="var(--cw-ink)"
        strokeWidth="5"
      />
      <rect
        x="108"
        y="318"
        width="384"
        height="30"
        rx="6"
        fill="var(--cw-paper)"
        stroke="var(--cw-ink)"
        strokeWidth="5"
      />
      <path
        d="m138 265 36 34h44l-36-34zm92 0 36 34h44l-36-34zm92 0 36 34h44l-36-34zm92 0 36 34h38v-6l-30-28z"
        fill="var(--cw-spark)"
      />
      <path d="m164 321 26 24h40l-26-24zm92 0 26 24h40l-26-24zm92 0 26 24h40l-26-24z" fill="var(--cw-spark)" />
      <circle cx="150" cy="242" r="14" fill="var(--cw-spark)" stroke="var(--cw-ink)" strokeWidth="5" />
      <circle cx="450" cy="242" r="14" fill="var(--cw-spark)" stroke="var(--cw-ink)" strokeWidth="5" />
      <path d="M300 206v56" stroke="var(--cw-ink)" strokeWidth="10" />
      <path
        d="M192 92h150l62 56-62 56H192z"
        fill="var(--cw-accent)"
        stroke="var(--cw-paper)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d="M230 172v-22c0-12 8-18 18-18h74m-24-24 26 24-26 24"
        fill="none"
        stroke="var(--cw-on-accent)"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
