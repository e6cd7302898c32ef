import type { Globals } from "@courseway/content-client";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { promotions } from "@courseway/chrome/promotions";
import { brand } from "@courseway/chrome/testing/brand";
import { runLinkCommand } from "./command.ts";
import { readLinks } from "../site/read-links.ts";
import { parseMoment, reportText } from "./report-text.ts";
import type { LinkReport } from "./site-links.tsx";
import { followedLink, linkVisitors, withOverride } from "./visitors.ts";

const AT = Date.parse("2026-11-22T18:00:00Z");
const visitors = linkVisitors(brand, "MAILED");
const offer = {
  promotionText: "Sale",
  promotionLink: null,
  coupon: "SALE",
  promotionStartDateTime: null,
  promotionEndsDateTime: null,
  showHidePromoBanner: true,
};
const globals: Globals = {
  topPromo: null,
  graphicPromo: null,
  offer,
  emailCapture: null,
  featuredEntries: [],
  experiment: null,
};

/** Where a link that the server wrote leads each of the visitors, by their names. */
function listTargets(link: string): Record<string, string> {
  const sides = { plain: promotions(globals, brand, AT), during: promotions(withOverride(globals, AT), brand, AT) };
  return Object.fromEntries(
    visitors.map((visitor) => {
      const promotion = visitor.isDuringOverride ? sides.during : sides.plain;
      return [visitor.name, followedLink(link, { path: "/course/", brand, promotion }, visitor)];
    }),
  );
}

describe("where a link leads", () => {
  const checkout = "https://checkout.ace.example/?productId=7";

  it("has at the checkout the codes that hold for each visitor [CP-010, CP-011, CP-013, CP-017, CP-021]", () => {
    expect(listTargets(`${checkout}&hc=SALE`)).toEqual({
      nobody: `${checkout}&hc=SALE`,
      "?hc=": `${checkout}&hc=SALE,VISITOR`,
      "?couponCode= with ocs=0": `${checkout}&couponCode=VISITOR,SALE&ocs=0`,
      "emailed coupon": `${checkout}&hc=SALE,MAILED`,
      "ambassador's campaign": `${checkout}&hc=SALE&campaignid=33113`,
      "during an override": `${checkout}&hc=OVERRIDE`,
      "after the override's end": `${checkout}&hc=SALE`,
    });
  });

  it("takes a code that was written during the override off again after its end [CP-017]", () => {
    expect(listTargets(`${checkout}&hc=OVERRIDE`)["after the override's end"]).toBe(`${checkout}&hc=SALE`);
  });

  it("hands what a visitor brought on within the site, and to nobody else [LNK-009, CP-015]", () => {
    expect(listTargets("/pricing/")).toMatchObject({
      nobody: "/pricing/",
      "?hc=": "/pricing/?hc=VISITOR",
      "emailed coupon": "/pricing/?hc=MAILED",
      "during an override": "/pricing/",
    });
    expect(new Set(Object.values(listTargets("https://elsewhere.example/")))).toEqual(
      new Set(["https://elsewhere.example/"]),
    );
  });
});

it("a link is called by its label, else its words and pictures; one within the page is none", () => {
  const html = `<a href="/a/"> Our <b>courses</b></a><a href="/b/" aria-label="Buy Arizona">Buy</a>
    <a href="/c/"><img alt="Ace" src="a.svg"><svg aria-hidden="true"><text>A</text></svg></a><a href="#top">Up</a><a>None</a>`;
  expect(readLinks(html)).toEqual([
    { name: "Our courses", href: "/a/" },
    { name: "Buy Arizona", href: "/b/" },
    { name: "Ace", href: "/c/" },
  ]);
});

const link = (name: string, targets: readonly string[]) => ({ block: "1 layout", name, targets });
const report = (...links: readonly ReturnType<typeof link>[]): LinkReport => ({
  brand: "ACE",
  visitors: visitors.slice(0, 2),
  pages: [{ path: "/", links }],
});
const pricing = link("Pricing", ["/pricing/", "/pricing/?hc=V"]);

it("a report has each page's links once, and what becomes of their targets in groups", () => {
  const text = reportText(report(pricing, link("About", ["/about/", "/about/?hc=V"]), link("X", ["/x/", "/x/"])), AT);
  expect(parseMoment(text)).toBe(AT);
  expect(text).toContain("\n/\n  1 layout\n    Pricing → /pricing/\n    About → /about/\n    X → /x/\n");
  expect(text).toContain("\n/about/\n/pricing/\n    ?hc=: + hc=V\n");
});

describe("courseway-links", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "links.txt");

  async function run(found: LinkReport, ...options: readonly string[]) {
    const moments: number[] = [];
    let said = "";
    const code = await runLinkCommand(["--file", file, ...options], {
      links: async (at) => {
        moments.push(at);
        return found;
      },
      now: () => AT,
      out: (text) => void (said += `${text}\n`),
    });
    return { code, said, moments };
  }

  it("fails until the links are written down, then holds them to the same moment, and shows what differs", async () => {
    expect((await run(report(pricing))).code).toBe(1);
    expect(await run(report(pricing), "--update", "--at", "2026-01-02T03:04:05Z")).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).toContain("at 2026-01-02T03:04:05.000Z.");
    const same = await run(report(pricing));
    expect(same).toMatchObject({ code: 0, moments: [Date.parse("2026-01-02T03:04:05Z")] });
    const other = await run(report(link("Pricing", ["/prices/", "/prices/?hc=V"])));
    expect(other.code).toBe(1);
    expect(other.said).toContain("- Pricing → /pricing/\n");
    expect(other.said).toContain("+ Pricing → /prices/\n");
    await expect(run(report(), "--at", "tomorrow")).rejects.toThrow("--at tomorrow is no moment");
  });
});
