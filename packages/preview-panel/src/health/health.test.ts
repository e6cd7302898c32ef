// @vitest-environment jsdom
import type { Inspection } from "@courseway/storefront/preview";
import { beforeEach, describe, expect, test } from "vitest";
import { listPageLinks } from "../page-links.ts";
import { type DeadLink, deadLinks, publishedWeight } from "./ask-host.ts";
import { headingAdvice } from "./headings.ts";
import { type CheckedPage, pageHealth, siteLinks } from "./page-health.ts";
import { type LoadedFile, weightAdvice, computeWeights } from "./weight.ts";

const heading = (level: number, name = `H${level}`) => ({ level, name });
const messages = (found: readonly { readonly message: string }[]) => found.map(({ message }) => message);

describe("headings", () => {
  test("in order, with one main heading, are fine, deeper or back up", () => {
    expect(headingAdvice([1, 2, 3, 3, 2, 3, 4, 2].map((level) => heading(level)))).toEqual([]);
  });

  test.each([
    ["no main heading", [heading(2)], /no main heading/u],
    ["a second one", [heading(1), heading(1, "Again")], /^“Again” is a second main heading/u],
    ["one without words", [heading(1), heading(2, "")], /level 2 has no words/u],
    ["a level that is skipped", [heading(1), heading(2), heading(4, "Deep")], /^“Deep” has level 4 and follows.* 2:/u],
  ])("%s is reported once, with what to do", (_, headings, reported) => {
    expect(headingAdvice(headings)).toMatchObject([
      { message: expect.stringMatching(reported), advice: expect.stringMatching(/^[A-Z].+\.$/u) },
    ]);
  });
});

const file = (name: string, encodedBodySize: number, initiatorType = "link"): LoadedFile => ({
  name: `https://www.ace.example${name}`,
  initiatorType,
  encodedBodySize,
  decodedBodySize: encodedBodySize * 3,
});

describe("weight", () => {
  test("is what was sent, by kind, each file once, and says what the browser keeps to itself", () => {
    const loaded = [
      file("/", 20_000, "navigation"),
      file("/_next/a.js", 4000, "script"),
      file("/_next/a.js", 4000, "other"),
      file("/_next/a.css?v=1", 900),
      file("/_next/image?url=b", 50_000, "img"),
      file("/far.webp", 0, "img"),
      file("/f.woff2", 7000, "css"),
    ];
    expect(computeWeights(loaded)).toEqual([
      { kind: "html", files: 1, bytes: 20_000, unknown: 0 },
      { kind: "script", files: 1, bytes: 4000, unknown: 0 },
      { kind: "style", files: 1, bytes: 900, unknown: 0 },
      { kind: "picture", files: 2, bytes: 50_000, unknown: 1 },
      { kind: "font", files: 1, bytes: 7000, unknown: 0 },
    ]);
    expect(weightAdvice(loaded)).toEqual([]);
  });

  test("is too much for a heavy picture, and for many that are not", () => {
    const heavy = file("/hero.png", 300_001, "img");
    expect(weightAdvice([heavy])).toMatchObject([{ url: heavy.name, message: expect.stringContaining("301 KB") }]);
    const many = Array.from({ length: 8 }, (_, index) => file(`/${index}.jpg`, 260_000, "img"));
    expect(weightAdvice(many)).toMatchObject([{ url: null, message: expect.stringContaining("2,080 KB") }]);
    expect(weightAdvice(many.slice(1))).toEqual([]);
  });
});

const picture = (alt: string, more: object = {}) => ({
  url: "https://img.example/desk%20a.jpg",
  alt,
  title: "",
  width: 1200,
  height: 800,
  mimeType: "image/jpeg",
  focalPoint: null,
  ...more,
});
const row = (fields: unknown, more: Partial<Inspection["blocks"][number]> = {}): Inspection["blocks"][number] => ({
  index: 0,
  name: "layout",
  fields,
  notes: [],
  isLeftOut: false,
  nextChange: null,
  offers: [],
  editAddress: null,
  ...more,
});

/** Checks the health of a page with the given HTML in its first block. */
function checkHealth(html: string, more: Partial<CheckedPage> = {}) {
  document.body.innerHTML = `<h1>Page</h1><div data-inspected-block="0">${html}</div>`;
  const inspection = { blocks: [], health: [], unreadDates: [] };
  const found = pageHealth({
    inspection,
    links: listPageLinks(document),
    dead: [],
    loaded: [],
    page: document,
    ...more,
  });
  return found.map(({ group, message, element, block }) => ({ group, message, element: element?.id ?? null, block }));
}

describe("a page", () => {
  beforeEach(() => history.replaceState(null, "", "/courses/?token=T"));

  test("without a fault has no finding: decoration, names of pictures and the panel's own words are none", () => {
    const fine = `<h2><img src="/a.png" alt="Courses"></h2><img src="/b.png" alt=""><div aria-hidden="true"><h6></h6></div>
      <aside data-preview-notice><h5></h5></aside><a href="#end">End</a><a href="#top">Top</a><i id="end"></i>`;
    expect(
      checkHealth(fine, {
        inspection: {
          blocks: [row({ image: [picture("A desk")], text: '<img src="/b.png" alt="">' })],
          health: [],
          unreadDates: [],
        },
      }),
    ).toEqual([]);
  });

  test("says where a heading stands that is empty or skips a level", () => {
    expect(checkHealth('<h2 id="empty"> </h2><h4 id="deep">Fees</h4>')).toMatchObject([
      { group: "Headings", element: "empty", block: 0 },
      { group: "Headings", element: "deep", block: 0, message: expect.stringContaining("Fees") },
    ]);
  });

  test("says which picture of the library or of the words is silent or too large, and shows it", () => {
    const blocks = [
      row({ rows: [{ image: picture(" ") }, { image: picture(" ") }], text: '<p><img src="/w.png"></p>' }),
      row({ image: picture("Big", { url: "/big.jpg", width: 5000 }) }, { index: 1 }),
      row({ image: picture("") }, { index: 2, isLeftOut: true }),
    ];
    // The rendered HTML marks a picture without an alternative text as decoration.
    const html = '<img id="desk" src="/_next/image?url=desk%2520a.jpg" alt=""><img id="words" src="/w.png" alt="">';
    expect(checkHealth(html, { inspection: { blocks, health: [], unreadDates: [] } })).toMatchObject([
      { group: "Pictures", element: "desk", block: 0, message: expect.stringContaining("no alternative text") },
      { group: "Pictures", element: "words", block: 0, message: expect.stringContaining("w.png") },
      { group: "Pictures", element: null, block: 1, message: expect.stringContaining("5000 × 800 pixels") },
    ]);
  });

  test("says which picture has fewer pixels than its place, and how many it needs", () => {
    const html = '<img id="desk" src="/desk%20a.jpg" width="534" alt="A desk">';
    const small = (width: number, mimeType = "image/jpeg") =>
      checkHealth(html, {
        inspection: { blocks: [row({ image: picture("A desk", { width, mimeType }) })], health: [], unreadDates: [] },
      });
    expect(small(320)).toMatchObject([
      { group: "Pictures", element: "desk", block: 0, message: expect.stringMatching(/320 pixels wide.* 534:/u) },
    ]);
    expect([...small(534), ...small(320, "image/svg+xml")]).toEqual([]);
  });

  test("says which links lead nowhere: to no page, and to no place of this one", () => {
    const html = `<a id="dead" href="/texs/">Texas</a><a id="lost" href="/courses/#prices">Prices</a>
      <a href="/other/#prices">Elsewhere</a><a href="https://far.example/#x">Far</a><a href="#%E2%82%AC">Euro</a><i id="€"></i>`;
    const dead: DeadLink[] = [{ href: "/texs/", message: "The link /texs/ leads to no page.", advice: "Correct it." }];
    expect(checkHealth(html, { dead })).toMatchObject([
      { group: "Links", element: "dead", message: "The link /texs/ leads to no page." },
      { group: "Links", element: "lost", message: expect.stringContaining("“Prices” leads to #prices") },
    ]);
    expect(siteLinks(listPageLinks(document), document)).toEqual(["/texs/", "/courses/#prices", "/other/#prices"]);
  });

  test("tells what the host found, and the picture that weighs too much", () => {
    const inspection = {
      blocks: [],
      health: [{ message: "No title.", advice: "Write one." }],
      unreadDates: [{ message: "Unread.", advice: "Write it." }],
    };
    const heavy = { ...file("/hero.png", 400_000, "img"), name: "http://localhost:3000/hero.png" };
    const found = checkHealth('<img id="hero" src="/hero.png" alt="Hero">', { inspection, loaded: [heavy] });
    expect(found).toMatchObject([
      { group: "Dates", message: "Unread.", element: null },
      { group: "Search and sharing", message: "No title.", element: null },
      { group: "Weight", message: expect.stringContaining("hero.png weighs 400 KB") },
    ]);
  });
});

describe("what the host is asked", () => {
  const answers =
    (table: Readonly<Record<string, (init?: RequestInit) => Response>>): typeof fetch =>
    async (input, init) => {
      const answer = table[input instanceof Request ? input.url : input.toString()];
      return answer ? answer(init) : new Response(null, { status: 404 });
    };

  test("links go a hundred at a time, each once; what the site serves all the same is no dead link", async () => {
    const asked: number[] = [];
    const ask = answers({
      "/api/page-links/": (init) => {
        const { links } = JSON.parse(String(init?.body)) as { links: string[] };
        asked.push(links.length);
        const dead = links.filter((href) => href === "/app/" || href === "/gone/");
        return Response.json({ dead: dead.map((href) => ({ href, message: "No page.", advice: "Correct it." })) });
      },
      "/app/": () => new Response("the app's own"),
    });
    const links = ["/app/", "/gone/", "/gone/", ...Array.from({ length: 120 }, (_, index) => `/${index}/`)];
    expect(messages(await deadLinks(links, "T", ask))).toEqual(["No page."]);
    expect(asked).toEqual([100, 22]);
  });

  test("a refusal gives its reason", async () => {
    const refused = answers({ "/api/page-links/": () => Response.json({ message: "It expired." }, { status: 403 }) });
    await expect(deadLinks(["/a/"], "T", refused)).rejects.toThrow("It expired.");
    await expect(deadLinks(["/a/"], "T", answers({}))).rejects.toThrow("404");
  });

  test("a published page weighs what visitors load of it at first; one that is not published, nothing", async () => {
    const address = "https://www.ace.example/";
    const html =
      '<script src="/a.js" async></script><script src="/old.js" nomodule></script><script src="/b.js"></script>';
    const known = new Map([
      [address, { encodedBodySize: 5000 }],
      [`${address}a.js`, { encodedBodySize: 300 }],
    ]);
    const ask = answers({
      [address]: () => new Response(html),
      [`${address}b.js`]: () => {
        known.set(`${address}b.js`, { encodedBodySize: 40 });
        return new Response("");
      },
    });
    expect(await publishedWeight(address, ask, (url) => known.get(url))).toEqual({ html: 5000, script: 340 });
    expect(await publishedWeight(address, answers({}), () => undefined)).toBeNull();
  });

  test("of a published page counts the scripts that its loader brings, which no element names by itself", async () => {
    const address = "https://www.ace.example/texas/";
    const loader =
      '<script data-start="idle" data-files="/_page-data/a.js /_next/a.js?dpl=1&amp;x=2" data-src="/_page-data/s.js">go()</script>';
    const ask = () => Promise.resolve(new Response(loader));
    const known = new Map(
      [file("/_page-data/a.js", 200), file("/_next/a.js?dpl=1&x=2", 300), file("/_page-data/s.js", 9)].map((one) => [
        one.name,
        one,
      ]),
    );
    expect(await publishedWeight(address, ask, (url) => known.get(url))).toMatchObject({ script: 509 });
  });
});
