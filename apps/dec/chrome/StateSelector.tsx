import { STATES_AND_DC } from "@courseway/brand";

interface StateSelectorProps {
  /** The page's state; null if the page is for all states. */
  readonly state: (typeof STATES_AND_DC)[number] | null;
  /** Where the selector is: in the header's row or in the mobile menu. */
  readonly position: "row" | "menu";
}

/** The page's state, and a list of all 51. [HD-043, HD-044, HD-045, HD-046, HD-057] */
export function StateSelector({ state, position }: StateSelectorProps) {
  const isRow = position === "row";
  return (
    <details className={isRow ? "cw-nav-menu dec-states" : "dec-states"} name={isRow ? "main-menu" : undefined}>
      <summary>{state?.name ?? (isRow ? "Select State" : "Choose State")}</summary>
      <ul>
        {STATES_AND_DC.map(({ name, slug }) => (
          <li key={slug}>
            <a href={`/${slug}/`} aria-current={slug === state?.slug ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
