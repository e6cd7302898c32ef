// @vitest-environment jsdom
import { onCoupon } from "@courseway/coupons/events";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { TEST_NOW, testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { emailCapture } from "./index.tsx";

const DAY = 86_400_000;
const whole = { ...examples["whole"] };
const defaults = { ...examples["defaults"] };
const findChange = (fields: object) =>
  emailCapture.nextChange(emailCapture.schema.parse({ ...whole, ...fields }), testContext());

let scrolled: (string | null)[] = [];
let animated = 0;
let answer = () => Promise.resolve(Response.json({ ok: true }));
const fetched = vi.fn<typeof fetch>(() => answer());

beforeAll(() => loadIslands(emailCapture, whole));
beforeEach(() => {
  [scrolled, animated] = [[], 0];
  answer = () => Promise.resolve(Response.json({ ok: true }));
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    scrolled.push(this.getAttribute("class"));
  };
  HTMLElement.prototype.animate = () => {
    animated += 1;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- confetti waits for its end, nothing else
    return { finished: Promise.resolve() } as unknown as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // jsdom has neither.
  for (const name of ["scrollIntoView", "animate"]) Reflect.deleteProperty(HTMLElement.prototype, name);
});

/** Renders the block on an open page with prices below it. */
async function open(fields: object = {}, prepare: (browser: TestBrowser) => void = () => {}) {
  const browser = Object.assign(new TestBrowser(), { time: TEST_NOW });
  prepare(browser);
  const content = emailCapture.schema.parse({ ...whole, ...fields });
  render(
    <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
      {emailCapture.render(testInput(content, null))}
      <section className="prices">
        <div data-bundles="" />
      </section>
    </VisitorProvider>,
  );
  // The visitor's stored data loads later.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return browser;
}

const field = () => screen.getByLabelText<HTMLInputElement>("Email Address");
const submit = (email: string) =>
  act(async () => {
    fireEvent.input(field(), { target: { value: email } });
    fireEvent.click(screen.getByRole("button"));
  });

test("offers what its editor wrote for an address, in a plain form without script [BL-emailCapture-001, EC-013]", () => {
  const html = renderHtml(emailCapture, whole);
  expect(html).toContain("Get <strong>20% off</strong> your first course.");
  expect(html).toMatch(
    /<form [^>]*method="post" action="\/api\/subscribe\/"|<form [^>]*action="\/api\/subscribe\/" method="post"/,
  );
  expect(html).toContain('name="path" value="/courses/"');
  expect(html).not.toContain("novalidate");
  expect(html).toMatch(
    /<noscript><p id="block-0-subscribed"[^>]*>You’re in. Enter CAREER20 at checkout to take 20% off./,
  );
});

test("says the documented words where its editor wrote none [EC-034, EC-035, EC-037, EC-038]", async () => {
  await open(defaults);
  expect(screen.getByRole("heading").textContent).toBe("Limited-Time Sale: Save 20% Today!");
  expect(screen.getByText("Get 20% off your course. Deal expires Sunday.")).toBeTruthy();
  expect(screen.getByRole("button").textContent).toBe("Get My Discount");
});

test("has its editor's own title, which can say what the coupon replaces [EC-034]", async () => {
  await open(examples["ownTitle"]);
  expect(screen.getByRole("heading").textContent).toBe("20% off instead of today’s 15%");
});

test("names the editor's percentage wherever it names one", async () => {
  await open({ ...defaults, percentage: 15 });
  expect(screen.getByRole("heading").textContent).toBe("Limited-Time Sale: Save 15% Today!");
  expect(screen.getByText("Get 15% off your course. Deal expires Sunday.")).toBeTruthy();
});

test.each([0, -5, 101, "twenty"])(
  "a percentage of %j is none: the documented one counts [EC-035]",
  async (percentage) => {
    await open({ percentage });
    expect(screen.getByRole("heading").textContent).toContain("Save 20% Today!");
  },
);

test("is not shown while it is switched off, nor by a brand without a mailing list [EC-005, EC-032]", () => {
  expect(renderHtml(emailCapture, { ...whole, showEmailCapture: false })).toBe("");
  expect(renderHtml(emailCapture, whole, { brand: testBrands.aarp })).toBe("");
});

test("stays away during a sale, and tells when that begins or ends [EC-009]", () => {
  const soon = { saleStart: "2026-06-15T12:30:00", saleEnd: "2026-06-15T13:00:00" };
  expect(renderHtml(emailCapture, { ...whole, ...soon })).not.toBe("");
  expect(findChange(soon)).toBe(TEST_NOW + 1_800_000);
  expect(renderHtml(emailCapture, { ...whole, saleStart: "2026-06-15T11:00:00", saleEnd: "2026-06-15T13:00:00" })).toBe(
    "",
  );
  expect(findChange({ ...soon, showEmailCapture: false })).toBeNull();
});

test("goes from an open page when a sale begins, and comes back when it is over [EC-009]", async () => {
  const browser = await open({ saleStart: "2026-06-15T12:30:00", saleEnd: "2026-06-15T13:00:00" });
  expect(screen.queryByRole("button")).toBeTruthy();
  act(() => browser.pass(1_800_000));
  expect(screen.queryByRole("button")).toBeNull();
  act(() => browser.pass(1_800_000));
  expect(screen.queryByRole("button")).toBeTruthy();
});

test("stays away from an ambassador's visitor [EC-007, EC-008]", async () => {
  await open({}, (browser) => (browser.address += "?campaignid=33113"));
  expect(screen.queryByRole("button")).toBeNull();
});

test.each(["", "ana", "ana@example", "ana@example.c", "ana!@example.org", "ana maria@example.org"])(
  "for %j it asks for a valid email, and sends nothing [EC-028, EC-029, EC-030, EC-031]",
  async (email) => {
    await open();
    await submit(email);
    expect(screen.getByText("Please enter a valid email")).toBeTruthy();
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field());
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("an address is sent with its place, never with a list [EC-029]", async () => {
  await open();
  await submit(" ana.b+c%d_e-f@mail.example.org ");
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/subscribe/");
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    path: "/courses/",
    index: 0,
    fields: { email: "ana.b+c%d_e-f@mail.example.org", website: "" },
  });
});

test("who subscribed has the coupon applied, until a day that is named, and has the focus on it [EC-014, EC-015, EC-025, EC-036]", async () => {
  await open(defaults);
  await submit("ana@example.org");
  const outcome = await screen.findByText("Coupon Applied!");
  expect(outcome.parentElement?.textContent).toBe("Coupon Applied!Hurry, this 20% off deal ends Thursday, June 18");
  expect(document.activeElement).toBe(outcome.parentElement);
  expect(document.querySelector("form")).toBeNull();
});

test("who subscribed reads what the editor wrote for them instead [EC-014]", async () => {
  await open();
  await submit("ana@example.org");
  expect(await screen.findByText("Your code is on its way, and already in your cart.")).toBeTruthy();
  expect(screen.queryByText("Coupon Applied!")).toBeNull();
});

test("the coupon and the moment of the sign-up are remembered [EC-019, EC-033]", async () => {
  const browser = await open(defaults);
  await submit("ana@example.org");
  expect(browser.jar).toMatchObject({ emailCoupon: "CAREER20", emailSubmissionDate: String(TEST_NOW) });
});

test("the page is told of the coupon 100 ms after the sign-up [EC-020]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: false });
  try {
    // The page may still receive coupons from other sign-ups of this file.
    let wasTold = false;
    const stop = onCoupon((code) => (wasTold ||= code === "HERE20"));
    const opened = open({ coupon: "HERE20" });
    await vi.advanceTimersByTimeAsync(0);
    await opened;
    await submit("ana@example.org");
    await vi.advanceTimersByTimeAsync(99);
    expect(wasTold).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(wasTold).toBe(true);
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test("who subscribed is led to the page's bundles, and confetti falls [EC-016, EC-017]", async () => {
  await open();
  await submit("ana@example.org");
  await waitFor(() => expect(scrolled).toEqual(["prices"]));
  expect(animated).toBe(100);
});

test.each([
  ["a failure", () => Promise.resolve(Response.json({ ok: false, message: "no" }, { status: 502 }))],
  ["no answer", () => Promise.reject(new Error("offline"))],
])("%s leaves the form as it was, without a word and without a coupon [EC-021, EC-022]", async (_, fails) => {
  const browser = await open();
  answer = fails;
  const before = document.body.textContent;
  await submit("ana@example.org");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe(before);
  expect(field().value).toBe("ana@example.org");
  expect(browser.jar).not.toHaveProperty("emailCoupon");
  expect([scrolled, animated]).toEqual([[], 0]);
});

test("says of an address that the host refuses what it says of any wrong one [EC-030]", async () => {
  await open();
  answer = () => Promise.resolve(Response.json({ ok: false, message: "no", errors: { email: "no" } }, { status: 422 }));
  await submit("ana@example.org");
  expect(await screen.findByText("Please enter a valid email")).toBeTruthy();
});

const stored = (daysAgo: number) => (browser: TestBrowser) => {
  browser.jar = { emailCoupon: "CAREER20", emailSubmissionDate: String(TEST_NOW - daysAgo * DAY) };
};

test("a visitor with an emailed coupon finds it applied, and keeps the focus where it is [EC-023]", async () => {
  await open(defaults, stored(1));
  expect(screen.getByText("Coupon Applied!")).toBeTruthy();
  expect(screen.getByText("Hurry, this 20% off deal ends Wednesday, June 17")).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test("a coupon that is over at the load is forgotten, and the form is there again [EC-024]", async () => {
  const browser = await open({}, stored(4));
  expect(field()).toBeTruthy();
  expect(browser.jar).not.toHaveProperty("emailCoupon");
  expect(browser.jar).not.toHaveProperty("emailSubmissionDate");
});

test("a coupon that ends on an open page has expired until the next load [EC-024, EC-026]", async () => {
  const browser = await open({}, stored(2));
  act(() => browser.pass(DAY));
  expect(screen.getByRole("status").textContent).toBe("This offer has expired");
  act(() => browser.change());
  expect(screen.getByRole("status").textContent).toBe("This offer has expired");
  expect(browser.jar).not.toHaveProperty("emailCoupon");
});

test("what is typed into it goes to the brand's own list [EC-032, ML-001]", () => {
  const content = emailCapture.schema.parse(whole);
  const typed = { email: " ana@example.org " };
  const sent = (brand: (typeof testBrands)[keyof typeof testBrands]) =>
    emailCapture.submit?.subscriptions(content, typed, brand);
  expect(sent(testBrands.ins)).toEqual([
    { listId: 5388813, type: "INS", brandId: "ACE", subscribers: [{ email: "ana@example.org", dataFields: {} }] },
  ]);
  expect(sent(testBrands.ids)).toEqual([]);
  expect(emailCapture.submit?.validate(content, { email: "ana" })).toEqual({ email: "Please enter a valid email" });
});
