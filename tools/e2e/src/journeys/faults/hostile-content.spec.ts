import { expect } from "@playwright/test";
import { findTags, getMeta, parseTags } from "../../helpers/html.ts";
import { ask } from "../../helpers/http.ts";
import { publish, removePage, writePage } from "../../helpers/sandbox.ts";
import { inOneTab as test } from "../../helpers/tabs.ts";
import { FAULTS_SITE } from "../../environment.ts";

const SLUG = "hostile-page";

/** Names on the window that Next and its bundler use. */
const NAMES = ["__next_s", "TURBOPACK", "__NEXT_CLIENT_RESUME", "__next_f"] as const;

const hostilePage = `title: A page of sharp texts
seoContent:
  - pageTitle: "</script><script>window.broken = 'title'</script>"
    description: "</title><script>window.broken = 'description'</script>"
    structuredData: "{ not JSON </script><script>window.broken = 'data'</script>"
    canonicalUrl: https://www.ace.example/elsewhere/
    ogType: article
    embedStyles: "@import url(https://styles.example/a.css); footer, .sharp { display: none } body { background: url(//styles.example/b.png) }"
baseComponents:
  - typeHandle: topSectionWysiwyg
    sectionTitle: "Sharp texts <script>window.broken = 'heading'</script>"
    sectionContent: "<p>Before</p><script>window.broken = 'content'</script><p onclick=\\"window.broken='click'\\">Press</p><img src=x alt='' onerror=\\"window.broken='image'\\"><a href=\\"javascript:window.broken='link'\\">A link</a>"
    hideGuaranteeLink: true
  - typeHandle: layout
    layoutTitle: Too deep
    layoutContent: "${"<div>".repeat(1900)}Lost"
  - typeHandle: layout
    layoutTitle: Names of the page's own
    layoutContent: "<p><a href='#__next_f'>Down</a></p>${NAMES.map((name) => `<p style='height:1000px' id='${name}'>${name}</p>`).join("")}<p class='sharp'>Hidden by its own style</p>"
`;

test.beforeAll(async () => {
  writePage(SLUG, hostilePage);
  await publish(SLUG);
});
test.afterAll(async () => {
  removePage(SLUG);
  await publish(SLUG);
});

test("no text of an editor becomes script, in the head, the data or the page; an editor's ids take no name of the page's own, and links still reach them; a text that nests without end costs its block alone [SEO-013]", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  expect((await page.goto(`${FAULTS_SITE}/${SLUG}/`, { waitUntil: "networkidle" }))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sharp texts");
  await expect(page.getByText("Too deep")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Names of the page's own" })).toBeVisible();

  const shadowed = await page.evaluate(
    (names) => names.filter((name) => Reflect.get(window, name) instanceof Element),
    NAMES,
  );
  expect(shadowed).toEqual([]);
  await page.getByRole("link", { name: "Down" }).click();
  await expect(page.getByText("__next_f", { exact: true })).toBeInViewport();
  expect(faults).toEqual([]);

  await page.getByText("Press", { exact: true }).click();
  const link = page.getByText("A link", { exact: true });
  if (await link.getAttribute("href")) await link.click();
  expect(await page.evaluate(() => Reflect.get(window, "broken"))).toBeUndefined();
});

test("embedded styles reach the main part only and load nothing foreign [SEO-009]", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => request.url().includes("styles.example") && foreign.push(request.url()));
  // First from the cache, then rendered for one request.
  for (const query of ["", `?hlText=${"Hello-".repeat(40)}`]) {
    await page.goto(`${FAULTS_SITE}/${SLUG}/${query}`, { waitUntil: "networkidle" });
    await expect(page.getByText("Hidden by its own style")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  expect(foreign).toEqual([]);
});

test("structured data that is no JSON stays within its element, every < escaped [SEO-013]", async () => {
  const { text } = await ask(`${FAULTS_SITE}/${SLUG}/`);
  const scripts = [...text.matchAll(/<script[^<>]* type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, inside = ""]) => inside,
  );

  expect(scripts).toHaveLength(2);
  expect(scripts.join("")).not.toContain("<");
  expect(scripts[1]).toContain("{ not JSON \\u003c/script>");
});

test("an editor's canonical address and open graph type go before the page's own [SEO-004, SEO-005]", async () => {
  const tags = parseTags((await ask(`${FAULTS_SITE}/${SLUG}/`)).text);
  const canonical = findTags(tags, "link", { rel: "canonical" });
  expect(canonical.map(({ attributes }) => attributes["href"])).toEqual(["https://www.ace.example/elsewhere/"]);
  expect(getMeta(tags, "og:type")).toBe("article");
});
