/** A street on the lines of a ledger; one house is only an outline. */
export function MissingHouse() {
  return (
    <svg viewBox="0 0 600 420" width="600" height="420" className="h-auto w-full" aria-hidden="true">
      <rect width="600" height="420" rx="6" fill="var(--cw-ground)" />
      <path d="M0 52h600M0 92h600M0 132h600M0 172h600M0 212h600M0 252h600" stroke="var(--cw-line)" strokeWidth="2" />
      <path d="M72 0v420" stroke="var(--cw-save)" strokeWidth="2" opacity=".5" />
      <circle cx="488" cy="88" r="42" fill="var(--cw-spark)" opacity=".8" />
      <g fill="var(--cw-accent)">
        <path d="M96 216 160 160l64 56v114H96z" />
        <path d="M416 196 482 138l66 58v134H416z" />
      </g>
      <g fill="var(--cw-deep)">
        <path d="m84 222 76-66 76 66-10 12-66-57-66 57zM404 202l78-68 78 68-10 12-68-59-68 59z" />
      </g>
      <path d="M146 282h28v48h-28zM468 276h28v54h-28z" fill="var(--cw-spark)" />
      <path d="M118 240h26v26h-26zM176 240h26v26h-26zM440 224h28v28h-28zM496 224h28v28h-28z" fill="var(--cw-paper)" />
      <path
        d="M252 330V206l70-60 70 60v124"
        fill="var(--cw-paper)"
        stroke="var(--cw-deep)"
        strokeWidth="6"
        strokeDasharray="14 12"
        strokeLinejoin="round"
      />
      <path
        d="M300 226c0-32 46-32 46-2 0 22-23 20-23 44"
        fill="none"
        stroke="var(--cw-accent)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <circle cx="323" cy="296" r="9" fill="var(--cw-accent)" />
      <path d="M0 330h600v84a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill="var(--cw-deep)" />
      <path d="M40 372h120m40 0h84m40 0h150m40 0h50" stroke="var(--cw-spark)" strokeWidth="6" strokeLinecap="round" />
      <g fill="var(--cw-deep)">
        <path
          d="M40 330v-34m0 0c-18 0-26-14-26-30s12-36 26-36 26 20 26 36-8 30-26 30z"
          stroke="var(--cw-deep)"
          strokeWidth="7"
        />
      </g>
    </svg>
  );
}
