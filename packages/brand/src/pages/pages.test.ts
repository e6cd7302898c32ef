import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { pageKey } from "./page-key.ts";
import { previewRedirect, previewToken } from "./preview.ts";
import { pathOfEntry, pathOfSlug, toSlug, withTrailingSlash } from "./page-path.ts";

const brand = exampleBrand();
const withoutBlog = exampleBrand({ blog: { enabled: false } });

test("the key is the segments joined with slashes, home for none [RT-011, RT-012]", () => {
  expect(pageKey(["real-estate", "texas"], brand)).toEqual({ key: "real-estate/texas", blog: false });
  expect(pageKey(["", "a", ""], brand)).toEqual({ key: "a", blog: false });
  for (const none of [undefined, [], [""]]) expect(pageKey(none, brand)).toEqual({ key: "home", blog: false });
});

test("an empty blog path is the blog's home [RT-013]", () => {
  expect(pageKey(["blog"], brand)).toEqual({ key: "home", blog: true });
});

test("blog and trending lead to the blog's content, whatever follows [RT-007, RT-008, RT-014]", () => {
  expect(pageKey(["blog", "a", "b"], brand)).toEqual({ key: "a/b", blog: true });
  expect(pageKey(["trending", "a"], brand)).toEqual({ key: "a", blog: true });
  expect(pageKey(["a", "blog"], brand)).toEqual({ key: "a/blog", blog: false });
});

test("without a blog they are ordinary pages [RT-014]", () => {
  expect(pageKey(["blog", "a"], withoutBlog)).toEqual({ key: "blog/a", blog: false });
});

test("paths of content assets are no pages [RT-015]", () => {
  const deep = exampleBrand({ contentAssetsPrefix: "/files/assets/" });
  expect(pageKey(["content-assets", "a.png"], brand)).toBeNull();
  expect(pageKey(["content-assets"], brand)).toBeNull();
  expect(pageKey(["content-assets-guide"], brand)).not.toBeNull();
  expect(pageKey(["files", "assets", "x"], deep)).toBeNull();
  expect(pageKey(["files", "x"], deep)).not.toBeNull();
  expect(pageKey(["courses"], exampleBrand({ contentAssetsPrefix: "/" }))).not.toBeNull();
});

test("a slug has two dashes for each slash, and leads back to its path [RT-018]", () => {
  expect(toSlug("a/b/c-d")).toBe("a--b--c-d");
  expect(pathOfSlug("a--b--c-d")).toBe("/a/b/c-d/");
  const segment = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).filter((text) => text !== "home");
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const key = segments.join("/");
      expect(pathOfSlug(toSlug(key))).toBe(`/${key}/`);
    }),
  );
});

test("an entry of the blog stands below the first of its paths, where the brand has a blog [RT-009, RT-016]", () => {
  expect(pathOfEntry("blog--a-post", brand)).toBe("/blog/a-post/");
  expect(pathOfEntry("blog--a-post", withoutBlog)).toBe("/blog/a-post/");
  expect(pathOfEntry("blog--a", exampleBrand({ blog: { enabled: true, paths: ["news", "blog"] } }))).toBe("/news/a/");
  expect(pathOfEntry("blog--home", brand)).toBe("/blog/");
  expect(pathOfEntry("texas--austin", brand)).toBe("/texas/austin/");
});

test.each([
  ["home", "/"],
  ["", "/"],
  ["--", "/"],
  ["----evil.example", "/evil.example/"],
  ["//evil.example", "/evil.example/"],
  ["\\\\evil.example", "/evil.example/"],
  ["\t--\n--evil.example", "/evil.example/"],
  ["https:----evil.example", "/https%3A/evil.example/"],
  ["..--..--admin", "/admin/"],
  ["a?b=c#d", "/a%3Fb%3Dc%23d/"],
  ["a--.--b", "/a/b/"],
  ["a--home", "/a/home/"],
  ["guide.html", "/guide.html"],
])("the slug %j leads to %s, on this site [RT-016]", (slug, path) => {
  expect(pathOfSlug(slug)).toBe(path);
});

test("no slug leads off the site [RT-016]", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc
          .array(fc.constantFrom("-", "--", "/", "\\", ".", "\t", "evil.example", "@", ":", "%2f"))
          .map((parts) => parts.join("")),
      ),
      (slug) => {
        const path = pathOfSlug(slug);
        expect(path).toMatch(/^\/(?![\\/])/);
        expect(new URL(path, "https://www.brand.example").origin).toBe("https://www.brand.example");
      },
    ),
  );
});

test.each([
  ["/a", "/a/"],
  ["/a/", "/a/"],
  ["/", "/"],
  ["", "/"],
  ["a/b", "a/b/"],
])("%j gets its slash: %s [RT-019]", (path, expected) => {
  expect(withTrailingSlash(path)).toBe(expected);
});

test.each(["/a.html", "/a.HTML?x=1", "/guide.pdf", "/sitemap.xml"])("the file %s gets none [RT-020]", (path) => {
  expect(withTrailingSlash(path)).toBe(path);
});

test.each([
  ["/a.htmlx?b=c", "/a.htmlx/?b=c"],
  ["/a?b=c", "/a/?b=c"],
  ["/a?b=/c", "/a/?b=/c"],
  ["/a?", "/a/?"],
  ["?b=c", "?b=c"],
  ["/a?b=x.html", "/a/?b=x.html"],
])("the slash of %s goes before its query: %s [RT-021]", (path, expected) => {
  expect(withTrailingSlash(path)).toBe(expected);
});

test.each([
  ["/a#b", "/a/#b"],
  ["/a#b?c", "/a/#b?c"],
  ["/a?b#c", "/a/?b#c"],
  ["#b", "#b"],
  ["/a/#b", "/a/#b"],
])("the slash of %s goes before its fragment: %s [RT-022]", (path, expected) => {
  expect(withTrailingSlash(path)).toBe(expected);
});

test("a slash is given once [RT-019]", () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const once = withTrailingSlash(path);
      expect(withTrailingSlash(once)).toBe(once);
    }),
  );
});

test("the preview leads to the slug's path and keeps the token alone [RT-016]", () => {
  expect(previewRedirect("?token=aB_-9&slug=a--b&x-craft-preview=1")).toBe("/a/b/?token=aB_-9");
  expect(previewRedirect("?token=aB&slug=----evil.example")).toBe("/evil.example/?token=aB");
  for (const search of [
    "?token=aB",
    "?slug=a",
    "?token=&slug=a",
    "?token=a%20b&slug=a",
    "?token=a%0A&slug=a",
    "?token=a&slug=",
    "",
  ]) {
    expect(previewRedirect(search)).toBeNull();
  }
});

test("a token marks a preview only when it is one [RT-017]", () => {
  expect(previewToken("?token=aB_-9")).toBe("aB_-9");
  for (const search of ["", "?token=", "?token=a/b", "?token=a%26b=c", "?token=%3Cx%3E"])
    expect(previewToken(search)).toBeNull();
});
