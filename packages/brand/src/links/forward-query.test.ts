import { describe, expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { forwardQuery } from "./forward-query.ts";
import { linkRules } from "./link-rules.ts";

const rules = linkRules(exampleBrand());

test.each([
  ["/courses/", "?hc=A", "/courses/?hc=A"],
  ["/courses/", "hc=A", "/courses/?hc=A"],
  ["courses", "?hc=A", "courses?hc=A"],
  ["?a=1", "?hc=A", "?a=1&hc=A"],
  ["  /a b/  ", "?hc=A", "/a b/?hc=A"],
  [" https://www.brand.example/x/ ", "?hc=A", "https://www.brand.example/x/?hc=A"],
  ["/courses/?a=1#top", "?hc=A", "/courses/?a=1&hc=A#top"],
  ["https://www.brand.example/x/", "?hc=A", "https://www.brand.example/x/?hc=A"],
  ["https://brand.example/x/", "?hc=A", "https://brand.example/x/?hc=A"],
  ["//WWW.brand.example/x/", "?hc=A", "//WWW.brand.example/x/?hc=A"],
  ["https://www.sibling.example/x/", "?hc=A", "https://www.sibling.example/x/?hc=A"],
  ["http://other.example/x/", "?hc=A", "http://other.example/x/?hc=A"],
])(
  "%s takes the page's query when it is relative, on the brand or on a sibling [LNK-009]",
  (link, search, expected) => {
    expect(forwardQuery(link, search, rules)).toBe(expected);
  },
);

test("ten thousand parameters, repeated or not, are no work for seconds", () => {
  const codes = (prefix: string) => Array.from({ length: 10_000 }, (_, at) => `${prefix}${at}`);
  const begin = performance.now();

  const written = forwardQuery(`/x/?hc=${codes("A").join("&hc=")}`, `?hc=${codes("B").join("&hc=")}`, rules);
  expect(new URL(written, rules.origin).searchParams.get("hc")?.split(",")).toHaveLength(20_000);
  expect(forwardQuery("/x/", `?${codes("n").join("=1&")}=1`, rules).split("&")).toHaveLength(10_000);
  expect(performance.now() - begin).toBeLessThan(3000);
});

test.each([
  "https://elsewhere.example/x/",
  "//elsewhere.example/x/",
  "/\\elsewhere.example/",
  "\\\\elsewhere.example",
  "\u0001//elsewhere.example/",
  "https://www.brand.example.elsewhere.example/",
  "https://www.brand.example@elsewhere.example/",
  "https://x@www.brand.example/",
  "https://shop.example/checkout?productId=1",
  "/\t/elsewhere.example/",
  "/x/\u0000",
  "ht\ntps://elsewhere.example/",
  "mailto:help@brand.example",
  "shttp://www.brand.example/",
  "tel:+15551234",
  "javascript:alert(1)",
  "#useModal",
  " #top",
  "",
  " ",
  "https://",
  "http://[",
])("%j stays as it is: another host, or no page at all [LNK-009]", (link) => {
  expect(forwardQuery(link, "?hc=A", rules)).toBe(link);
});

test.each(["/a.txt", "/a.pdf", "/a.DOC", "/a.rtf?v=1", "/sitemap.xml#x", "https://www.brand.example/a.pdf"])(
  "the file %s is left untouched [LNK-008]",
  (link) => {
    expect(forwardQuery(link, "?hc=A", rules)).toBe(link);
  },
);

test("an address with a file's ending in its query only is a page [LNK-008]", () => {
  expect(forwardQuery("/view/?doc=a.pdf", "?hc=A", rules)).toBe("/view/?doc=a.pdf&hc=A");
  expect(forwardQuery("/a.docx", "?hc=A", rules)).toBe("/a.docx?hc=A");
});

test.each([
  ["?hc=Aa0-_!.:/=", "/x/?hc=Aa0-_!.%3A%2F%3D"],
  ["?hc=a%2Bb", "/x/?hc=a%2Bb"],
  ["?hc=a+b", "/x/?hc=a%20b"],
  ["?hc=a%2541", "/x/?hc=a%2541"],
  ["?hc=100%25", "/x/?hc=100%25"],
  ["?w=A%26B", "/x/?w=A%26B"],
  ["?w=caf%C3%A9", "/x/?w=caf%C3%A9"],
  ["?w=%3Cb%3E%22%3B", "/x/?w=%3Cb%3E%22%3B"],
  ["?hc=%25g1", "/x/?hc=%25g1"],
  ["?hc=A%2CB", "/x/?hc=A,B"],
])("%s passes: letters, digits, the listed marks, the space and percent escapes [LNK-005]", (search, expected) => {
  expect(forwardQuery("/x/", search, rules)).toBe(expected);
});

test.each([
  "?hc=<script>",
  "?hc='x'",
  '?hc="x',
  "?hc=a;b",
  "?hc=a?b",
  "hc=a?b",
  "?hc=%zz",
  "?hc=100%",
  "?hc=a%4",
  "?hc=caf%E9",
  "?hc=a%C2%85",
  "?hc=a%7F",
  "?hc=a%0Ab",
  "?hc=a%00",
  "?hc={x}",
  "?hc=é",
  "?hc=(1)",
  "?hc=",
  "?hc",
  "?=A",
  "?<x>=A",
  "?a%20b=A",
  "?__proto__%00=A",
  "",
])("%j is refused [LNK-005]", (search) => {
  expect(forwardQuery("/x/", search, rules)).toBe("/x/");
});

test("a refused value does not take an allowed one with it [LNK-005]", () => {
  expect(forwardQuery("/x/", "?hc=<b>,GOOD&vc=FINE", rules)).toBe("/x/?hc=GOOD&vc=FINE");
});

test("hlText, page and what the visitor searched for go nowhere [LNK-006]", () => {
  expect(forwardQuery("/x/", "?hlText=Get-it&page=2&q=florida&utm_source=mail", rules)).toBe("/x/?utm_source=mail");
});

describe("what is there already", () => {
  test.each([
    ["/x/?w=,A", "?w=B", "/x/?w=A,B"],
    ["/x/?w=%20A", "?w=A", "/x/?w=%20A"],
    ["/x/?hc=A", "?hc=B", "/x/?hc=A,B"],
    ["/x/?hc=A,B", "?hc=B&hc=C,A", "/x/?hc=A,B,C"],
    ["/x/?hc=A&y=1&hc=B", "?hc=C", "/x/?hc=A,B,C&y=1"],
    ["/x/?y=1&&hc=A", "?hc=B", "/x/?y=1&hc=A,B"],
    ["/x/?w=%7Bkeep%7D&flag", "?hc=B", "/x/?w=%7Bkeep%7D&flag&hc=B"],
    ["/x/", "?hc=A,A, A ,B", "/x/?hc=A,B"],
    ["/x/?utm=a", "?utm=A", "/x/?utm=a,A"],
    ["/x/?hc=A,,", "?hc=,B", "/x/?hc=A,B"],
  ])("%s and %s merge into %s [LNK-007]", (link, search, expected) => {
    expect(forwardQuery(link, search, rules)).toBe(expected);
  });

  test("one code in two spellings is one code, under each name that carries codes [CP-004, CP-005, LNK-007]", () => {
    const own = linkRules(exampleBrand({ globalCDIQueryParam: "deal", globalSalesQueryParam: "sale" }));

    expect(forwardQuery("/x/?hc=save10", "?hc=SAVE10,New,NEW", rules)).toBe("/x/?hc=save10,New");
    expect(forwardQuery("/x/?hc=save10", "?hc=SAVE10", rules)).toBe("/x/?hc=save10");
    expect(forwardQuery("/x/?deal=a&sale=b", "?deal=A&sale=B", own)).toBe("/x/?deal=a&sale=b");
  });

  test.each(["/x/?hc=A,B", "/x/?hc=B&hc=A", "/x/?hc=A%2CB", "/x/?&hc=A,B,A#"])(
    "%s gains nothing and stays as it is [LNK-007]",
    (link) => {
      expect(forwardQuery(link, "?hc=B,A", rules)).toBe(link);
    },
  );
});

test.each(["token", "x-craft-preview", "x-craft-live-preview"])(
  "%s opens drafts, so it stays on this very site [RT-017]",
  (name) => {
    const search = `?${name}=abc`;

    expect(forwardQuery("/x/", search, rules)).toBe(`/x/?${name}=abc`);
    expect(forwardQuery("https://www.brand.example/x/", search, rules)).toBe(
      `https://www.brand.example/x/?${name}=abc`,
    );
    expect(forwardQuery("https://www.sibling.example/x/", search, rules)).toBe("https://www.sibling.example/x/");
  },
);
