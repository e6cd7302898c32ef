interface SuggestionsProps {
  readonly title: string;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** Suggested pages for a visitor who found nothing. */
export function Suggestions({ title, pages }: SuggestionsProps) {
  if (pages.length === 0) return null;
  return (
    <nav className="cw-suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{title}</h2>
      <ul>
        {pages.map(({ path, title: words }) => (
          <li key={path}>
            <a href={path}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
