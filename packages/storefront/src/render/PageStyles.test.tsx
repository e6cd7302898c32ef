import type { Page } from "@courseway/content-client";
import type { Report } from "@courseway/observability";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageStyles } from "./PageStyles.tsx";

function render(...styles: readonly string[]) {
  const reported: string[] = [];
  const report: Report = ({ level, message }) => void reported.push(`${level} ${message}`);
  const page: Pick<Page, "slug" | "styles"> = { slug: "courses", styles };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a page, only its styles and slug are read
  const html = renderToStaticMarkup(
    <PageStyles page={page as Page} brand={{ hostName: "www.example.com" }} report={report} />,
  );
  return { html, reported };
}

it("prints an editor's styles for the page's main part [SEO-009]", () => {
  expect(render("body .a{color:red}", ".b{background:url(https://images.example.com/b.png)}")).toEqual({
    html:
      "<style>:where(#main) .a{color:red}</style>" +
      "<style>:where(#main) .b{background:url(https://images.example.com/b.png)}</style>",
    reported: [],
  });
});

it("prints nothing that loads from elsewhere, and reports it [SEO-009]", () => {
  const text =
    "@import url(//evil.test/a);.a{color:red;background:url(https://evil.test/example.com)}.b{position:fixed}";
  expect(render(text)).toEqual({
    html: "<style>:where(#main) .a{color:red}:where(#main) .b{}</style>",
    reported: [
      "warn The embedded styles of page courses are shown without: @import url(//evil.test/a); … background:url(https://evil.test/example.com) … position:fixed",
    ],
  });
  expect(render("@import url(//evil.test/a);").html).toBe("");
});

it("carries the nonce of a page that is rendered for one request, where a policy wants one", () => {
  const page: Pick<Page, "slug" | "styles"> = { slug: "courses", styles: [".a{color:red}"] };
  const html = renderToStaticMarkup(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a page, only its styles and slug are read
    <PageStyles page={page as Page} brand={{ hostName: "www.example.com" }} report={() => {}} nonce="abc" />,
  );
  expect(html).toBe('<style nonce="abc">:where(#main) .a{color:red}</style>');
});
