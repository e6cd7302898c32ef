import type { BrandConfig } from "@courseway/brand";
import { Button, ButtonGroup, Container, Heading } from "@courseway/ui";
import type { ReactNode } from "react";

interface NotFoundContentProps {
  readonly brand: BrandConfig;
  /** The brand's picture for a missing page. */
  readonly picture?: ReactNode;
  /** A sentence in the brand's own voice. */
  readonly children?: ReactNode;
}

/** The content of the not-found screen; the brand adds its picture. [RT-031, RT-032, RT-033, RT-034] */
export function NotFoundContent({ brand, picture, children }: NotFoundContentProps) {
  return (
    <Container>
      <div className="cw-not-found">
        <div>
          <Heading level={1}>Oops! Wrong address!</Heading>
          <p className="cw-not-found-lead">We couldn't find the page you were looking for.</p>
          <ul>
            <li>There is an error in the URL</li>
            <li>The page has been moved or deleted</li>
          </ul>
          {children ? <p className="cw-not-found-own">{children}</p> : null}
          <ButtonGroup>
            <Button href="/">Homepage</Button>
            <Button href={brand.helpPage} style="secondary">
              Help Center
            </Button>
          </ButtonGroup>
        </div>
        {picture}
      </div>
    </Container>
  );
}

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
