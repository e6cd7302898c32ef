import { PlainButton, Select } from "@courseway/ui";
import type { ListingFilter } from "./filters.ts";
import { type ListingSelection, EMPTY_SELECTION } from "./listing.ts";

interface ListingFiltersProps {
  /** The prefix of its controls' ids. */
  readonly id: string;
  readonly filters: readonly ListingFilter[];
  readonly chosen: ListingSelection;
  /** How many articles match. */
  readonly found: number;
  readonly onChoose: (chosen: ListingSelection) => void;
}

const QUIET = { style: "tertiary", size: "small" } as const;

/**
 * The listing's dropdowns. They need JavaScript and do not show without it. [BL-careerCenter-001, BL-careerCenter-008]
 */
export function ListingFilters({ id, filters, chosen, found, onChoose }: ListingFiltersProps) {
  const active = filters.some((filter) => chosen[filter.key] !== "");
  return (
    <fieldset className="cw-listing-filters">
      <legend className="cw-visually-hidden">Filters</legend>
      {filters.map(({ key, title, allLabel, options }) => (
        <Select
          key={key}
          id={`${id}-${key}`}
          name={key}
          label={title}
          placeholder={allLabel}
          value={chosen[key]}
          options={options.map((value) => ({ value, label: value }))}
          onChange={(event) => onChoose({ ...chosen, [key]: event.currentTarget.value })}
        />
      ))}
      <div className="cw-listing-found">
        <output>{found === 1 ? "1 article" : `${found} articles`}</output>
        {active && (
          <PlainButton {...QUIET} onClick={() => onChoose(EMPTY_SELECTION)}>
            Clear filters
          </PlainButton>
        )}
      </div>
    </fieldset>
  );
}
