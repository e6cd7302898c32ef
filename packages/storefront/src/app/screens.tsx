import type { BrandConfig } from "@courseway/brand";
import { Container, Heading, Prose, Section } from "@courseway/ui";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { ReloadWhenBackIsland, SearchForm, Suggestions, type Chrome, getYear, Frame } from "@courseway/chrome";
import { MISSED_WORDS } from "@courseway/chrome/scripts";
import { listMainPages, suggestionsFor } from "@courseway/site-content/site-index";
import type { Host } from "../host/host.ts";
import { isBuilding } from "../site/env/read-env.ts";
import { NOT_FOUND_TITLE, screenMetadata } from "../render/page-metadata.ts";

/** The texts of the preview-broken screen. [RT-035] */
export const PREVIEW_BROKEN_NOTICE =
  "Please make a change to see a preview of this page. This can be as simple as adding a space to the title of the page.";

export interface ScreenProps {
  readonly params: Promise<{ readonly name: string }>;
}

interface Screen {
  readonly title: string;
  readonly content: (brand: BrandConfig, chrome: Chrome, suggestions: ReactNode) => ReactNode;
  /** Between header and main area. */
  readonly notice?: ReactNode;
  /** Whether the screen's script runs without a visitor's action. */
  readonly needsEarlyStart?: boolean;
}

const unavailableNotice = (
  <>
    <p className="cw-site-note" role="status">
      This page is temporarily unavailable. It opens by itself as soon as it is back.
      <noscript> Without JavaScript, please reload it in a minute.</noscript>
    </p>
    <ReloadWhenBackIsland />
  </>
);

const previewBroken = () => (
  <Section>
    <Prose>
      <Heading level={1}>Preview</Heading>
      <p>{PREVIEW_BROKEN_NOTICE}</p>
    </Prose>
  </Section>
);

const screens: Readonly<Record<string, Screen>> = {
  "preview-broken": { title: "Preview", content: previewBroken },
  "not-found": {
    title: NOT_FOUND_TITLE,
    content: (brand, { NotFound }, suggestions) => (
      <>
        <NotFound brand={brand} />
        <Container>
          <div className="cw-not-found-ways">
            {suggestions}
            <MissedSearch brand={brand} />
          </div>
        </Container>
      </>
    ),
  },
  gone: { title: "Page Removed", content: (brand, { NotFound }) => <NotFound brand={brand} /> },
  // If a page's content fails, only the brand's chrome shows, around an empty main area. [ERR-012]
  unavailable: {
    title: "Temporarily unavailable",
    content: () => null,
    notice: unavailableNotice,
    needsEarlyStart: true,
  },
};

/** A parsed screen name: the screen, and the slug of the page that the visitor of a missing one may have meant. */
function readName(name: string): { readonly screen: Screen | undefined; readonly meant: string | null } {
  const [, kind = name, meant = null] = /^(not-found)--(.+)$/u.exec(decodeURIComponent(name)) ?? [];
  return { screen: screens[kind], meant };
}

function MissedSearch({ brand }: { readonly brand: BrandConfig }) {
  if (brand.searchPage === null) return null;
  return (
    <section>
      <h2>Search for it</h2>
      <SearchForm brand={brand} size="large" />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MISSED_WORDS }} />
    </section>
  );
}

function renderSuggestions({ siteIndex, brand }: Host, meant: string | null): ReactNode {
  const index = siteIndex.pages.peek();
  if (index === null) return null;
  const page = index.all.find(({ slug }) => slug === meant);
  return page === undefined ? (
    <Suggestions title="Where most people begin" pages={listMainPages(index, brand.mainPages)} />
  ) : (
    <Suggestions title="Were you looking for this?" pages={suggestionsFor(page, index, brand.mainPages)} />
  );
}

/** The host's own screens: preview-broken, and the chrome for a page whose content fails. [RT-005, RT-035, ERR-012] */
export function screenRoute(host: () => Host, chrome: Chrome) {
  return {
    generateMetadata: async ({ params }: ScreenProps): Promise<Metadata> => {
      const { name } = await params;
      return screenMetadata(readName(name).screen?.title ?? NOT_FOUND_TITLE, host().brand);
    },
    Page: async ({ params }: ScreenProps) => {
      const { name } = await params;
      const { screen, meant } = readName(name);
      if (screen === undefined) notFound();
      const { brand, now } = host();
      const start = screen.needsEarlyStart && brand.runtime === "late" ? "idle" : brand.runtime;
      return (
        <Frame
          chrome={chrome}
          brand={brand}
          start={start}
          options={null}
          path="/"
          year={getYear(now())}
          promo={screen.notice}
        >
          {screen.content(brand, chrome, renderSuggestions(host(), meant))}
        </Frame>
      );
    },
  };
}

/**
 * What Next shows if it finds no route: the brand's header, footer and not-found content. Next also renders it during a build.
 * [RT-028, RT-029, RT-030]
 */
export function notFoundScreen(host: () => Host, chrome: Chrome, config: BrandConfig) {
  return function NotFoundScreen() {
    const { brand, now } = isBuilding() ? { brand: config, now: Date.now } : host();
    return (
      <Frame chrome={chrome} brand={brand} options={null} path="/404/" year={getYear(now())}>
        <chrome.NotFound brand={brand} />
      </Frame>
    );
  };
}
