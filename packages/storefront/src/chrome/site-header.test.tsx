import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brand } from "../testing/brand.ts";
import { SiteHeader } from "./SiteHeader.tsx";

const links = ["/", "/courses/", "/courses/texas/", "/courses", "https://blog.ace.example/courses/"].map((href) => ({
  label: href,
  href,
}));

function marked(path: string) {
  const html = renderToStaticMarkup(
    <SiteHeader logo={null} links={links} brand={brand} path={path} options={null} year={2026} />,
  );
  return [...html.matchAll(/<a class="cw-nav-link" href="([^"]+)" aria-current="([^"]+)"/g)]
    .slice(0, 2)
    .map(([, href, current]) => [href, current]);
}

test("the navigation marks the page, and on a page below it the section", () => {
  expect(marked("/courses/").slice(0, 1)).toEqual([["/courses/", "page"]]);
  expect(marked("/courses/texas/")).toEqual([
    ["/courses/", "true"],
    ["/courses/texas/", "page"],
  ]);
  expect(marked("/courses-online/")).toEqual([]);
  expect(marked("/about/")).toEqual([]);
});
