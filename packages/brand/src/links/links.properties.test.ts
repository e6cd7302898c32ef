import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { absolutize, dropdownLink, relativize } from "./dropdown-link.ts";
import { forwardQuery } from "./forward-query.ts";
import { isFileLink, isInternal, isSameSite } from "./kinds.ts";
import { linkRules } from "./link-rules.ts";
import { parseUrl } from "../values/parse-url.ts";

const rules = linkRules(exampleBrand());
// oxlint-disable-next-line no-control-regex -- the control characters are the point
const CONTROLS = /[\u0000-\u001f]/;
const hosts = [
  "www.brand.example",
  "brand.example",
  "www.sibling.example",
  "shop.example",
  "evil.example",
  "checkout.brand.example",
];

const piece = fc.oneof(
  fc.constantFrom(
    ...hosts,
    "https:",
    "http:",
    "javascript:",
    "//",
    "/",
    "\\",
    "?",
    "#",
    "&",
    "=",
    ",",
    "@",
    ":",
    " ",
    "\t",
    "\n",
    "\u0000",
    "..",
    ".",
    ".pdf",
    ".html",
    "checkout",
    "blog",
    "hc",
    "token",
    "page",
    "%2f",
    "%",
    "A",
    "B",
    "ü",
  ),
  fc.string({ maxLength: 4 }),
);
const rough = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(""));
const path = fc
  .array(fc.constantFrom("a", "blog", "checkout", "x.pdf", "", "..", "b.html"), { maxLength: 4 })
  .map((parts) => `/${parts.join("/")}`);
const query = fc
  .array(fc.tuple(fc.constantFrom("hc", "vc", "page", "hlText", "token", "utm"), fc.string({ maxLength: 6 })), {
    maxLength: 5,
  })
  .map((pairs) => new URLSearchParams(pairs).toString());
const tidy = fc
  .tuple(
    fc.constantFrom("", ...hosts.map((host) => `https://${host}`), "//evil.example", "//brand.example"),
    path,
    query,
  )
  .map(([start, rest, search]) => `${start}${rest}${search && `?${search}`}`);
const link = fc.oneof(rough, tidy);
const search = fc.oneof(query, rough);

/** The address that a browser on the brand's site would open. */
const target = (href: string) => parseUrl(href, rules.origin);

describe("forwarding, for any link and any query", () => {
  test("never changes where the link leads but for its query [LNK-009]", () => {
    fc.assert(
      fc.property(link, search, (href, query_) => {
        const [before, after] = [target(href), target(forwardQuery(href, query_, rules))];
        expect([after?.origin, after?.pathname, after?.hash]).toEqual([before?.origin, before?.pathname, before?.hash]);
      }),
    );
  });

  test("is the same done twice as done once [LNK-007]", () => {
    fc.assert(
      fc.property(link, search, (href, query_) => {
        const once = forwardQuery(href, query_, rules);
        expect(forwardQuery(once, query_, rules)).toBe(once);
      }),
    );
  });

  test("adds to no host outside the family [LNK-009]", () => {
    fc.assert(
      fc.property(link, search, (href, query_) => {
        fc.pre(![...rules.hosts, ...rules.siblingHosts].includes(target(href)?.host ?? ""));
        expect(forwardQuery(href, query_, rules)).toBe(href);
      }),
    );
  });

  test("never brings hlText, page or, off this site, a token [LNK-006, RT-017]", () => {
    fc.assert(
      fc.property(tidy, query, (href, query_) => {
        const count = (one: string, name: string) => target(one)?.searchParams.getAll(name).join() ?? "";
        const after = forwardQuery(href, query_, rules);
        const offSite = !rules.hosts.includes(target(href)?.host ?? "");
        for (const name of ["hlText", "page", ...(offSite ? ["token"] : [])])
          expect(count(after, name)).toBe(count(href, name));
      }),
    );
  });

  test("brings only allowed characters and loses nothing that was there [LNK-005, LNK-007]", () => {
    fc.assert(
      fc.property(path, search, (href, query_) => {
        fc.pre(target(href) !== null);
        const after = target(forwardQuery(`${href}?keep=%3Cx%3E`, query_, rules));
        expect(after?.searchParams.get("keep")?.split(",")).toContain("<x>");
        const brought = after?.search.replace(/^\?/, "").split("&").slice(1) ?? [];
        // In the link's encoded form, every character that is not allowed directly is escaped.
        for (const pair of brought) expect(pair).toMatch(/^[\w.-]+=(?:[A-Za-z0-9\-_!.:/=+,~*'()]|%[0-9A-F]{2})*$/);
        for (const value of after?.searchParams.values() ?? []) expect(value).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  test("leaves every file as it is [LNK-008]", () => {
    fc.assert(
      fc.property(path, search, fc.constantFrom("txt", "pdf", "doc", "rtf", "xml"), (href, query_, ending) => {
        expect(forwardQuery(`${href}.${ending}`, query_, rules)).toBe(`${href}.${ending}`);
      }),
    );
  });
});

describe("drop-down links, for any link", () => {
  test("a link made relative still leads to the same page [LNK-010]", () => {
    fc.assert(
      fc.property(link, (href) => {
        const after = relativize(href, rules);
        fc.pre(after !== href);
        expect(after).toMatch(/^\/(?![\\/])/);
        expect(target(after)?.host).toBe(rules.host);
        expect(target(after)?.pathname.replace(/^\/+/, "/")).toBe(target(href)?.pathname.replace(/^\/+/, "/"));
      }),
    );
  });

  test("relativizing and absolutizing are each the same done twice [LNK-010, LNK-011]", () => {
    fc.assert(
      fc.property(link, (href) => {
        const relative = relativize(href, rules);
        const absolute = absolutize(href, rules);
        expect(relativize(relative, rules)).toBe(relative);
        expect(absolutize(absolute, rules)).toBe(absolute);
      }),
    );
  });

  test("a link that opens in this tab leads to the family or the checkout, or is no web address [LNK-013]", () => {
    fc.assert(
      fc.property(link, search, (href, query_) => {
        const { href: after, newTab } = dropdownLink(href, query_, rules);
        const url = target(after);
        const web =
          url !== null &&
          /^(?:https?|ftp):$/.test(url.protocol) &&
          !url.username &&
          !url.password &&
          !CONTROLS.test(after);
        expect(newTab).toBe(web && !isInternal(after, rules) && url.origin !== rules.checkoutOrigin);
      }),
    );
  });
});

test("a link of this site is a link of the family, and no query function ever throws [LNK-009]", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (href, query_) => {
      expect(isInternal(href, rules) || !isSameSite(href, rules)).toBe(true);
      expect(typeof isFileLink(href)).toBe("boolean");
      expect(typeof dropdownLink(href, query_, rules).href).toBe("string");
    }),
  );
});

test("whatever text a value holds arrives as it was written, for it is letters, marks and percent escapes [LNK-005]", () => {
  // Escapes everything except letters and digits, so that each character is allowed.
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(/[-_.!~*'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  const value = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .filter((text) => !/[\p{Cc},]/u.test(text) && text.trim() !== "");

  fc.assert(
    fc.property(value, (text) => {
      const written = new URL(forwardQuery("/x/", `?w=${escaped(text)}`, rules), rules.origin);
      expect(written.searchParams.get("w")).toBe(text.trim());
    }),
  );
});
