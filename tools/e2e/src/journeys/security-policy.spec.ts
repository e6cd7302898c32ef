import { isPageStarted } from "../helpers/page-start.ts";
import { expect, type Page, type Response } from "@playwright/test";
import { createHash } from "node:crypto";
import { pagesToRead } from "../helpers/content-pages.ts";
import { type Answer, ask, post } from "../helpers/http.ts";
import { addScript, inOneTab, disposeAfterTest, test } from "../helpers/tabs.ts";
import { SANDBOX, SECRETS, getSite, testedBrands } from "../environment.ts";

const ace = getSite("ace");
const COURSE = "/real-estate-license/arizona/";

/** The function to which the page reports policy violations. */
const BINDING = "__refused";

/** Collects the policy violations of every document that the page opens. */
async function recordRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  const binding = await page.exposeBinding(
    BINDING,
    (source, refusal: string) => void refusals.push(`${source.page.url()}: ${refusal}`),
  );
  disposeAfterTest(page, binding);
  await addScript(
    page,
    (name) => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
        const tell: unknown = Reflect.get(window, name);
        if (typeof tell === "function") tell(`${effectiveDirective} ${blockedURI} ${sample}`);
      });
    },
    BINDING,
  );
  return refusals;
}

/** The sources of one directive. */
const listSources = (answer: { readonly headers: Headers }, directive: string): readonly string[] =>
  (answer.headers.get("content-security-policy") ?? "")
    .split("; ")
    .find((one) => one.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1) ?? [];

const computeHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The elements of a page that its policy does not allow. Browsers report the same as console errors: `quality.spec.ts`.
 */
function refusedIn(answer: Answer): string[] {
  const scripts = listSources(answer, "script-src");
  const isRefused = ([, attributes = "", text = ""]: RegExpExecArray): boolean => {
    if (/ type="application\/(?:ld\+)?json"| noModule=""/u.test(attributes)) return false;
    if (text === "" && !attributes.includes(" src=")) return false;
    const integrity = / integrity="([^"]*)"/u.exec(attributes)?.[1] ?? "none";
    return !scripts.includes(attributes.includes(" src=") ? `'${integrity}'` : computeHash(text));
  };
  const styles = listSources(answer, "style-src-elem");
  const frames = listSources(answer, "frame-src");
  return [
    ...[...answer.text.matchAll(/<script([^<>]*)>(.*?)<\/script>/gsu)].filter(isRefused),
    ...[...answer.text.matchAll(/<style[^<>]*>(.*?)<\/style>/gsu)].filter(
      ([, css = ""]) => !styles.includes(computeHash(css)),
    ),
    ...[...answer.text.matchAll(/<iframe[^<>]* src="?(https?:\/\/[^/"]+)/gu)].filter(
      ([, host = ""]) => !frames.includes(host),
    ),
    ...answer.text.matchAll(/<[a-z][^<>]* on[a-z]+=/gu),
  ].map(([element]) => element.slice(0, 100));
}

for (const brand of testedBrands) {
  test(`${brand}: no page of the site holds anything that its policy refuses`, async () => {
    const refused: string[] = [];
    for (const path of [...pagesToRead(brand), "/404/", "/preview-broken/"]) {
      const answer = await ask(`${getSite(brand)}${path}`);
      expect(listSources(answer, "script-src"), path).toContain("'strict-dynamic'");
      refused.push(...refusedIn(answer).map((element) => `${path}: ${element}`));
    }
    expect(refused).toEqual([]);
  });
}

inOneTab(
  "no page that is rendered for one visitor does anything that its policy refuses, and its scripts run",
  async ({ page }) => {
    const refusals = await recordRefusals(page);
    for (const path of [
      COURSE,
      "/?hlText=Hello",
      `/?hlText=${"Hello-".repeat(40)}`,
      "/open-house/?token=sandbox-preview",
      "/404/",
      "/preview-broken/",
    ]) {
      await page.goto(`${ace}${path}`, { waitUntil: "load" });
      await page.mouse.move(5, 5);
      await expect.poll(() => isPageStarted(page), { message: path }).toBe(true);
    }
    expect(refusals).toEqual([]);
  },
);

test("the first visitor of a page and the next are given the same policy: hashes, and nothing that lets other scripts in", async () => {
  const secret = { "x-revalidate-secret": SECRETS.REVALIDATE_SECRET };
  expect((await post(`${ace}/api/revalidate/`, { slug: "real-estate-license--arizona" }, secret)).status).toBe(200);
  const [first, second] = [await ask(`${ace}${COURSE}`), await ask(`${ace}${COURSE}`)];
  expect(first.headers.get("x-nextjs-cache")).toBe("MISS");
  expect(second.headers.get("x-nextjs-cache")).toBe("HIT");
  expect(second.text).toBe(first.text);

  const scripts = listSources(first, "script-src");
  // Four scripts that the site knows in advance, and 'strict-dynamic' for the scripts that they load.
  expect(scripts).toHaveLength(5);
  for (const source of scripts) expect(source).toMatch(/^'(?:sha256-[\w+/]{43}=|strict-dynamic)'$/u);
  expect(listSources(second, "script-src")).toEqual(scripts);
  expect(listSources(first, "style-src-elem")).not.toContain("'unsafe-inline'");
  expect(listSources(first, "frame-ancestors")).toEqual(["'none'"]);
  for (const name of ["x-courseway-page-scripts", "x-courseway-page-styles"])
    expect(first.headers.has(name)).toBe(false);
  // By default, nginx accepts 4 KB of headers.
  expect([...first.headers].map(([name, value]) => `${name}: ${value}`).join("\n").length).toBeLessThan(4000);
});

test("a page that is rendered for one visitor has a nonce of its own each time, and no script of it needs one", async () => {
  // Too long for a cached page.
  const live = `${ace}/?hlText=${"Hello-".repeat(40)}`;
  const [first, second] = [await ask(live), await ask(live)].map((answer) => ({
    nonces: listSources(answer, "script-src").filter((source) => source.startsWith("'nonce-")),
    inPage: new Set([...answer.text.matchAll(/<script[^>]* nonce="([^"]*)"/gu)].map(([, nonce]) => `'nonce-${nonce}'`)),
    styles: listSources(answer, "style-src-elem"),
  }));
  expect(first?.nonces).toHaveLength(1);
  expect([...(first?.inPage ?? [])]).toEqual([]);
  expect(first?.styles).toEqual(["'self'", ...(first?.nonces ?? [])]);
  expect(second?.nonces).not.toEqual(first?.nonces);
});

inOneTab("a script that somebody put into a kept page does not run, wherever it stands", async ({ page }) => {
  const refusals = await recordRefusals(page);
  await page.route("https://evil.example/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.broken = 'host'" }),
  );
  await page.route(`${ace}${COURSE}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace("</head>", "<script>window.broken = 'head'</script></head>")
      .replace(
        "<footer",
        `<script src="https://evil.example/a.js"></script><img src="data:," onerror="window.broken='image'"><footer`,
      )
      .replace("</body>", "<script>self.__next_f.push([1,'x']);window.broken = 'end'</script></body>");
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${ace}${COURSE}`, { waitUntil: "load" });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", `<img src="data:," onerror="window.broken='inserted'">`);
    document.body.insertAdjacentHTML("beforeend", `<a id="bad" href="javascript:window.broken='link'">x</a>`);
    document.querySelector<HTMLElement>("#bad")?.click();
  });
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(6);
  expect(await page.evaluate(() => Reflect.get(window, "broken"))).toBeUndefined();
  await page.mouse.move(5, 5);
  await expect.poll(() => isPageStarted(page)).toBe(true);
});

inOneTab(
  "the content system's editor shows a preview in its frame; no other page of the site can be framed",
  async ({ page }) => {
    await page.goto(SANDBOX.url);
    const open = async (path: string): Promise<void> => {
      const answered: Promise<Response> = page.waitForResponse(`${ace}${path}`);
      await page.evaluate((src) => {
        const element = document.createElement("iframe");
        element.src = src;
        document.body.replaceChildren(element);
      }, `${ace}${path}`);
      await answered;
    };
    await open("/open-house/?token=sandbox-preview");
    const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 }).first();
    await expect(heading).toContainText("Sit in on a lesson");
    await open(COURSE);
    // Chromium's page for what it refuses.
    await expect.poll(() => page.frames().at(-1)?.url()).toBe("chrome-error://chromewebdata/");
  },
);

test("every answer says what browsers may do with it, and reports of browsers are taken", async () => {
  const common = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
  for (const path of [COURSE, "/nowhere/", "/api/location/", "/icon.svg"]) {
    const { headers } = await ask(`${ace}${path}`);
    expect(Object.fromEntries(headers), path).toMatchObject(common);
    expect(headers.get("permissions-policy"), path).toContain("camera=()");
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("cross-origin-resource-policy"), path).toBe(
      path === "/icon.svg" ? "cross-origin" : "same-origin",
    );
  }
  const report = { "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://a.example/b.png" } };
  const sent = await post(`${ace}/api/csp-report/`, report, { "content-type": "application/csp-report" });
  expect(sent.status).toBe(204);
  expect((await post(`${ace}/api/csp-report/`, "no report", { "content-type": "text/plain" })).status).toBe(400);
});
