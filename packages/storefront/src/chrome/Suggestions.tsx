import { Container } from "@courseway/ui";
import type { IndexedPage } from "../site-index/site-index.ts";

/** The pages that a visitor of a missing one may have meant. */
export function Suggestions({ pages }: { readonly pages: readonly Pick<IndexedPage, "path" | "title">[] }) {
  if (pages.length === 0) return null;
  return (
    <Container>
      <nav className="cw-suggestions" aria-labelledby="suggestions">
        <h2 id="suggestions">Were you looking for this?</h2>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
