import { root } from "@courseway/workspace/local";
import { expect } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, ask, post } from "../helpers/http.ts";
import { test } from "../helpers/tabs.ts";
import { COMMERCE_CREDENTIALS, SANDBOX, SECRETS, getSite, testedBrands } from "../environment.ts";

const values = [...Object.values(SECRETS), COMMERCE_CREDENTIALS];
const names = [
  "REVALIDATE_SECRET",
  "LIST_API_KEY",
  "COMMERCE_PASSWORD",
  "COMMERCE_USER",
  "CONTENT_TOKEN",
  "TRUST_API_KEY",
  "REFERRAL_TOKEN",
  "VIDEO_TOKEN",
  "RATE_LIMIT_SECRET",
  "REDIS_URL",
  "ERROR_REPORTING_DSN",
];
/** Addresses that only the server requests; a browser must not. */
const services = [
  "/content/craft5/graphql",
  "/content/blog/graphql",
  "/commerce/api",
  "/lists/",
  "/referral/api",
  "/reviews/v1",
  "/video/v1",
  "/jobs/v1",
  "/whereami",
];

const found = (text: string, needles: readonly string[]): string[] => needles.filter((needle) => text.includes(needle));

/** Every call, with valid and with invalid input; none sends an email. */
const makeCalls = (site: string): Promise<Answer>[] => [
  post(`${site}/api/prices/`, { sets: [{ productIds: ["nothing"], couponCodes: [] }] }),
  ask(`${site}/api/schedule/?courseIds=course-re-az-live`),
  ask(`${site}/api/trust/`),
  ask(`${site}/api/trust/?sku=unknown-1`),
  ask(`${site}/api/video/?id=abc123`),
  ask(`${site}/api/video/?id=missing1`),
  ask(`${site}/api/jobs/`),
  ask(`${site}/api/location/`),
  post(`${site}/api/location/`, { state: "TX" }),
  post(`${site}/api/subscribe/`, { path: "/", index: 0, fields: { email: "fail@example.com" } }),
  post(`${site}/api/ambassador/`, { email: "fail@example.com" }),
  post(`${site}/api/user-sync/`, {}, { cookie: "sandbox-user=an" }),
  post(`${site}/api/revalidate/`, {}),
  post(`${site}/api/unknown/`, {}),
  ask(`${site}/api/prices/`),
];

/** A folder of the machine that built the app, or a package in such a folder with its version. */
const BUILD_LOCATIONS = /node_modules|\.pnpm|\/ROOT\/[\w.@-]|[\w-]@\d+\.\d+\.\d/u;

for (const brand of testedBrands) {
  test(`${brand}: no file that a browser can fetch knows a secret or the name of one, a folder of the build, or a package's version`, () => {
    const folder = join(root, "apps", brand, ".next/static");
    const files = globSync("**/*.{js,css,json,txt,map}", { cwd: folder });
    expect(files.length).toBeGreaterThan(3);
    const leaks = files.flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const [location] = BUILD_LOCATIONS.exec(text) ?? [];
      const leaked = [...(location === undefined ? [] : [location]), ...found(text, [root, ...values, ...names])];
      return leaked.map((needle) => `${file}: ${needle}`);
    });
    expect(leaks).toEqual([]);
  });

  test(`${brand}: no answer of the site holds a secret or the address of a service`, async () => {
    const site = getSite(brand);
    const home = await ask(`${site}/`);
    const [data = ""] = /\/_page-data\/\w+\.json/u.exec(home.text) ?? [];
    const others = await Promise.all([
      ask(`${site}${data}`),
      ask(`${site}/?hlText=Hello`),
      ask(`${site}/there-is/no-such-page/`),
      ask(`${site}/healthz/`),
      ...makeCalls(site),
    ]);
    for (const { text, headers } of [home, ...others])
      expect(found(`${text}${JSON.stringify([...headers])}`, [...values, ...names, ...services])).toEqual([]);
  });
}

test("a visit talks to the site itself, its picture host and the third parties that its brand names, and to nobody else", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/all-blocks/?hc=CAREER20", { waitUntil: "networkidle" });

  const allowed = [`${getSite("ace")}/`, `${SANDBOX.url}/images/`, "data:"];
  const named = ["cdn.segment.com", "api.segment.io"];
  allowed.push(...named.map((host) => `${SANDBOX.url}/vendors/${host}/`));
  expect(asked.filter((url) => !allowed.some((start) => url.startsWith(start)))).toEqual([]);
});
