import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type ServedSite, servedSite } from "./served-site.ts";

const CHECKOUT = "https://checkout.test.example/pay/";
const buttonTo = (productId: string) => ({
  title: "A button without a label",
  baseComponents: [
    { typeHandle: "layout", layoutTitle: "Course", buttons: [{ buttonLink: `${CHECKOUT}?productId=${productId}` }] },
  ],
});

const filter = { app: "RE", type: "Arizona" };

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    env: { CHECKOUT_URL: CHECKOUT },
    brand: { trustpilotId: "test-unit", ambassadorGroupId: "group-7" },
    catalog: {
      course: { title: "Sixty-Hour Course", price: 449, courseId: "c1", filter },
      book: { title: "Book", price: 40.5, filter },
    },
    content: {
      pages: Object.fromEntries(["titled", "untitled", "hanging"].map((name) => [name, buttonTo("course")])),
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(() => site.services.reset());

const askedAt = (part: string) => site.services.requests.filter(({ path }) => path.includes(part));
const ask = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await site.api(path, { headers })).json();
const post = (path: string, body: object) =>
  site.api(path, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify(body),
  });
const buttonOn = async (path: string) => (await site.page(path)).querySelector("main a.cw-button")?.textContent ?? null;
const loggedSince = (before: number) => site.log.slice(before).map(({ severity, message }) => ({ severity, message }));

describe("product information", () => {
  test("names a button without a label, asked by GET with the brand's parameters and one empty id last [API-016, API-017]", async () => {
    expect(await buttonOn("/titled/")).toBe("Sixty-Hour Course");
    expect(askedAt("/product-course")).toMatchObject([
      {
        method: "GET",
        path: "/commerce/api/product-course?appType=DR&platform=MKT&brandId=TST&productIdList=course&productIdList=",
      },
    ]);
  });

  test("that cannot be had leaves the button with the brand's words, and operators are told [API-019, ERR-004, PR-034]", async () => {
    const before = site.log.length;
    site.services.answer("/commerce/api/product-course", () => new Response("down", { status: 500 }));
    expect(await buttonOn("/untitled/")).toBe("Start");
    expect(loggedSince(before)).toContainEqual({
      severity: "ERROR",
      message: expect.stringMatching(/^Error fetching product data:/u),
    });
  });

  test("that never comes is waited for five seconds, and the page is there [API-018]", async () => {
    const before = site.log.length;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // The very first page takes longest.
    await buttonOn("/titled/");
    // Makes timeouts ten times shorter; with shorter ones, content on a busy machine would also be too late. A part of
    // a limit may already be used up.
    const faster = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(Math.ceil(ms / 10)));
    onTestFinished(() => faster.mockRestore());
    site.services.answer("/commerce/api/product-course", () => new Promise<Response>(() => undefined));
    expect(await buttonOn("/hanging/")).toBe("Start");
    expect(loggedSince(before)).toContainEqual({
      severity: "ERROR",
      message: expect.stringMatching(/^Error fetching product data: .* 5000 ms/u),
    });
  });
});

describe("the price of one product", () => {
  const price = (query: string) => ask(`prices/?${query}`);

  test("is asked by a signed GET with every id and every code, and answered in cents [API-010, API-020, API-039, CFG-017]", async () => {
    expect(await price("productId=course&coupons=TAKE20,%20MINUS7")).toMatchObject({
      quote: { originalPrice: 44_900, discountPrice: 35_920 },
      codes: [
        { code: "TAKE20", reason: null },
        { code: "MINUS7", reason: "replaced-by-better" },
      ],
    });
    expect(askedAt("/purchase-receipt/")).toMatchObject([
      {
        method: "GET",
        path: "/commerce/api/purchase-receipt/price?productIdList%5B%5D=course&couponCodeList%5B%5D=TAKE20&couponCodeList%5B%5D=MINUS7",
        headers: { authorization: `Basic ${btoa("sandbox:sandbox")}` },
      },
    ]);
  });

  test("of two products is that of the set [API-039]", async () => {
    expect(await price("productId=course,book")).toMatchObject({ quote: { originalPrice: 48_950 } });
  });

  test("that cannot be had is none, and operators are told [API-021, ERR-001]", async () => {
    const before = site.log.length;
    site.services.answer("/commerce/api/purchase-receipt/price", () => new Response("down", { status: 503 }));
    expect(await price("productId=course")).toEqual({ quote: null, codes: [] });
    expect(site.log.slice(before)).toContainEqual(
      expect.objectContaining({ severity: "ERROR", tags: expect.objectContaining({ tag: "price", params: "course" }) }),
    );
  });

  test.each(["", "productId=", `productId=${"a,".repeat(30)}b`])(
    "is not asked for with the query %j",
    async (query) => {
      expect((await site.api(`prices/?${query}`)).status).toBe(400);
      expect(site.services.requests).toEqual([]);
    },
  );
});

describe("the email provider's profile of an ambassador", () => {
  const become = async (email: string) => (await post("ambassador/", { email })).json();

  test("is told the referral link, as JSON with the key [API-014]", async () => {
    const { url } = await become("ana@example.com");
    expect(askedAt("/lists/users/update")).toMatchObject([
      { method: "POST", headers: { "api-key": "sandbox", "content-type": "application/json" } },
    ]);
    expect(JSON.parse(askedAt("/lists/users/update")[0]?.body ?? "{}")).toEqual({
      email: "ana@example.com",
      dataFields: { referral_link: url },
    });
  });

  test("may refuse inside an answer of status 200: its own code reaches the log, and the visitor keeps the link [API-015]", async () => {
    const before = site.log.length;
    site.services.answer("/lists/users/update", () => Response.json({ msg: "No", code: "EmailAlreadyExists" }));
    expect(await become("ben@example.com")).toEqual({ url: expect.stringMatching(/^https:/u) });
    expect(loggedSince(before)).toContainEqual({
      severity: "ERROR",
      message: expect.stringContaining("EmailAlreadyExists"),
    });
  });
});

test("a product's rating is asked once for many visitors, also where there is none [API-038]", async () => {
  for (const sku of ["re-az-basic", "unknown-1"]) {
    const first = await ask(`trust/?sku=${sku}`);
    expect(await ask(`trust/?sku=${sku}`)).toEqual(first);
  }
  expect(
    askedAt("/reviews/v1/product-reviews/").map(({ path }) => new URLSearchParams(path.split("?")[1]).get("sku")),
  ).toEqual(["re-az-basic", "unknown-1"]);
});

test("the state of a visitor on the server's own machine is looked up by the address that the IP lookup answers, a string [API-010, LOC-007]", async () => {
  site.services.answer("/ip", () => new Response("203.0.113.9\n"));
  expect(await ask("location/", { "x-forwarded-for": "127.0.0.1" })).toEqual({ state: "AZ" });
  expect(site.services.requests).toMatchObject([
    { method: "GET", path: "/ip" },
    { method: "GET", path: "/whereami", headers: { "x-forwarded-for": "203.0.113.9" } },
  ]);
});
