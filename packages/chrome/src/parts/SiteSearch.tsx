import type { BrandConfig } from "@courseway/brand";
import { Icon, VisuallyHidden } from "@courseway/ui";
import { LONGEST_SEARCH, SEARCH_PARAMETER } from "./search-words.ts";

type SearchPage = Pick<BrandConfig, "searchPage">;

interface SearchFormProps {
  readonly brand: SearchPage;
  /** The field's initial value. */
  readonly words?: string;
  readonly size?: "large";
}

/** The search field, which works without script. Nothing for a brand without a search. */
export function SearchForm({ brand, words = "", size }: SearchFormProps) {
  if (brand.searchPage === null) return null;
  return (
    <form
      className="cw-search"
      role="search"
      action={brand.searchPage}
      data-size={size}
      aria-label={size && "Find a page"}
    >
      <input
        className="cw-input"
        type="search"
        name={SEARCH_PARAMETER}
        aria-label="Search this site"
        placeholder="State, course or topic"
        defaultValue={words}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
    </form>
  );
}
