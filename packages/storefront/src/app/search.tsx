import { type BrandConfig, phoneLink } from "@courseway/brand";
import { Container, Heading } from "@courseway/ui";
import type { ReactNode } from "react";
import { type Chrome, SearchForm, Suggestions } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import {
  type FoundPage,
  type IndexedPage,
  listMainPages,
  type SearchAnswer,
  searchPages,
} from "@courseway/site-content/site-index";
import { searchText } from "@courseway/chrome/scripts";
import { siteShell } from "./shell.tsx";

interface Search {
  readonly text: string;
  /** Null without a query, or if the pages are not known. */
  readonly answer: SearchAnswer | null;
  readonly isKnown: boolean;
  readonly main: readonly IndexedPage[];
}

async function search(text: string, { siteIndex, brand }: Host): Promise<Search> {
  const [index, redirects] = await Promise.all([siteIndex.pages.get(), siteIndex.redirects.get()]);
  if (index === null) return { text, answer: null, isKnown: false, main: [] };
  const { mainPages } = brand;
  const isMoved = (path: string) => redirects?.byPath.has(path) === true;
  const answer = text === "" ? null : searchPages(text, index, { mainPages, isMoved });
  return { text, answer, isKnown: true, main: listMainPages(index, mainPages) };
}

function Found({ page: { path, title, description }, trail }: FoundPage) {
  return (
    <li>
      <a href={path}>{title}</a>
      {trail.length === 0 ? null : <p className="cw-found-trail">{trail.map((above) => above.title).join(" / ")}</p>}
      {description === null ? null : <p>{description}</p>}
    </li>
  );
}

const countLine = ({ count, found }: SearchAnswer, text: string): string => {
  if (count > found.length) return `The best ${found.length} of ${count} pages for “${text}”`;
  return `${count} ${count === 1 ? "page" : "pages"} for “${text}”`;
};

function Elsewhere({ brand, main }: { readonly brand: BrandConfig } & Pick<Search, "main">) {
  const { contact, helpPage } = brand;
  return (
    <>
      <Suggestions title="Where most people begin" pages={main} />
      <p>
        Or ask us: <a href={helpPage}>Help Center</a>
        {contact === null ? null : (
          <>
            , <a href={phoneLink(contact.phone)}>{contact.phone}</a> ({contact.hours})
          </>
        )}
      </p>
    </>
  );
}

function Answer({ brand, text, answer, isKnown, main }: Search & { readonly brand: BrandConfig }): ReactNode {
  if (answer !== null && answer.count > 0)
    return (
      <>
        <p role="status">{countLine(answer, text)}</p>
        <ol className="cw-found">
          {answer.found.map((one) => (
            <Found key={one.page.path} {...one} />
          ))}
        </ol>
      </>
    );
  return (
    <>
      {isKnown ? null : <p role="status">Search does not work at the moment. Please try again in a minute.</p>}
      {answer === null ? null : (
        <p role="status">
          <strong>No page has “{text}”.</strong> Try fewer words, the name of your state or its two letters.
        </p>
      )}
      <Elsewhere brand={brand} main={main} />
    </>
  );
}

/**
 * The site's search over the list of its pages. It is rendered for one request and never stored, and no third party learns of it.
 */
export function searchScreen(host: () => Host, chrome: Chrome) {
  const Shell = siteShell(host, chrome, { isPrivate: true });
  return async function SearchScreen({ text: asked }: { readonly text: string }) {
    const { brand } = host();
    const found = await search(searchText(asked), host());
    return (
      <Shell path={brand.searchPage ?? "/"}>
        <Container>
          <div className="cw-search-page">
            <Heading level={1}>Search</Heading>
            <SearchForm brand={brand} words={found.text} size="large" />
            <Answer brand={brand} {...found} />
          </div>
        </Container>
      </Shell>
    );
  };
}
