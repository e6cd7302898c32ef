import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type CheckedPage, PageWarnings, pageWarnings, PreviewNotice, RefusalNotice } from "./EditorNotices.tsx";

it("says each refusal, and nothing where there is none", () => {
  const markup = renderToStaticMarkup(
    <RefusalNotice refusals={["The block a is left out.", "The field b is default."]} />,
  );
  expect(markup).toMatch(/<li>The block a is left out\.<\/li><li>The field b is default\.<\/li>/);
  expect(renderToStaticMarkup(<RefusalNotice refusals={[]} />)).toBe("");
});

it("says what a preview shows, and that its link may have expired only where it opens nothing", () => {
  const said = (isDraft: boolean, opensDrafts: boolean) =>
    renderToStaticMarkup(<PreviewNotice isDraft={isDraft} opensDrafts={opensDrafts} problem={null} />);
  expect(said(true, true)).toContain("this page shows a draft");
  expect(said(false, true)).toContain("has no unpublished change");
  expect(said(false, true)).not.toContain("expired");
  expect(said(false, false)).toContain("The preview link has expired");
});

describe("what an editor is told before a page is published", () => {
  const image = { url: "/a.jpg", alt: "Keys", title: "", width: 1200, height: 630, mimeType: null, focalPoint: null };
  const seo = { pageTitle: "Arizona", description: "Ninety hours", ogImage: image, noindex: false };
  // Of a page, the warnings read only this.
  const checked = (more: Partial<Record<keyof typeof seo, unknown>> = {}, rest: Partial<CheckedPage> = {}) =>
    ({
      page: { seo: { ...seo, ...more }, pageTitle: null, featuredEntryImage: null },
      metaDescription: null,
      redirectsTo: null,
      ...rest,
    }) as CheckedPage;

  it("is nothing where nothing is wrong", () => {
    expect(pageWarnings(checked())).toEqual([]);
    expect(pageWarnings(checked({ description: null }, { metaDescription: "Of a block" }))).toEqual([]);
    expect(renderToStaticMarkup(<PageWarnings warnings={[]} />)).toBe("");
  });

  it.each([
    ["no title", { pageTitle: null }, /no title/],
    ["a long title", { pageTitle: "a".repeat(61) }, /longer than 60/],
    ["no description", { description: null }, /no description/],
    ["a long description", { description: "a".repeat(156) }, /longer than 155/],
    ["no picture", { ogImage: null }, /no picture/],
    ["a picture without words", { ogImage: { ...image, alt: "", title: "Img 2041" } }, /alternative text/],
    ["a page that search engines are kept from", { noindex: true }, /noindex/],
  ])("warns of %s, and of nothing else [SEO-008]", (_, more, reported) => {
    expect(pageWarnings(checked(more))).toMatchObject([
      { advice: expect.any(String), message: expect.stringMatching(reported) },
    ]);
  });

  it("is told that a redirect hides the page", () => {
    expect(pageWarnings(checked({}, { redirectsTo: "/new/" }))).toMatchObject([
      { advice: expect.any(String), message: expect.stringContaining("/new/") },
    ]);
    expect(
      renderToStaticMarkup(<PageWarnings warnings={pageWarnings(checked({}, { redirectsTo: "/new/" }))} />),
    ).toContain("1 thing to");
  });
});
