import { describe, expect, it } from "vitest";
import { brand } from "../testing/brand.ts";
import { handlePageLinks, type PageLinksDeps } from "./page-links.ts";

const known = <Value>(value: Value) => ({ get: () => value, peek: () => value });
// Of the site's index, the links read only this.
const siteIndex = {
  pages: known({ all: [], byPath: new Map(["/", "/texas/", "/moved-over/"].map((path) => [path, { path }])) }),
  redirects: known({
    problems: [],
    byPath: new Map([
      ["/old/", { kind: "moved", to: "/texas/", status: 308 }],
      ["/moved-over/", { kind: "gone" }],
    ]),
  }),
  drafts: async () => [{ path: "/soon/" }],
} as unknown as PageLinksDeps["siteIndex"];

async function ask(body: unknown, more: Partial<PageLinksDeps> = {}) {
  const request = new Request("https://www.ace.example/api/page-links/", { method: "POST" });
  const opensDrafts = async (token: string) => token === "T";
  const response = await handlePageLinks(
    { request, body: JSON.stringify(body) },
    { brand, siteIndex, opensDrafts, ...more },
  );
  return (await response.json()) as { dead: readonly { href: string; message: string; advice: string }[] };
}

describe("the links of a preview", () => {
  it("that lead to a page, an old address, a file, another site or within the page are none to look at", async () => {
    const links = ["/", "/home/", "/texas", "/old/?a=1", "/guide.pdf", "/api/jobs/", "#faq", "mailto:a@b.example"];
    const away = ["https://far.example/nowhere/", "https://checkout.ace.example/checkout/?productId=1"];
    expect(await ask({ token: "T", links: [...links, ...away] })).toEqual({ dead: [] });
  });

  it("that lead to no page are named, with what may be meant; so are those to a page that is gone or not published", async () => {
    const { dead } = await ask({ token: "T", links: ["/texs/?hc=A#top", "/moved-over/", "/soon/"] });
    expect(dead).toEqual([
      {
        href: "/texs/?hc=A#top",
        message: "The link /texs/?hc=A#top leads to no page of this site.",
        advice: "Correct the link; /texas/ may be meant.",
      },
      expect.objectContaining({ message: expect.stringContaining("gone for good") }),
      expect.objectContaining({ message: expect.stringContaining("not published yet") }),
    ]);
  });

  it("are looked up for nobody without a token that opens drafts, and for no malformed request", async () => {
    await expect(ask({ token: "unknown", links: [] })).rejects.toMatchObject({ status: 403 });
    await expect(ask({ links: ["/"] })).rejects.toMatchObject({ status: 400 });
    await expect(ask({ token: "T", links: Array(101).fill("/") })).rejects.toMatchObject({ status: 400 });
  });

  it("cannot be looked up while the site's pages are not known", async () => {
    const down = { ...siteIndex, pages: known(null) } as PageLinksDeps["siteIndex"];
    await expect(ask({ token: "T", links: ["/"] }, { siteIndex: down })).rejects.toMatchObject({ status: 503 });
  });
});
