import { describe, expect, test, vi } from "vitest";
import { anonymousId, dismissBanner, minimizeEmailCapture, rememberEmailedCoupon, saveConsent } from "./actions.ts";
import { chooseState } from "./choose-state.ts";
import { visitorDetails } from "./details/index.ts";
import { receiveEvents } from "./events/index.ts";
import { boundaries } from "./offers/index.ts";
import { mayShare } from "./scripts/index.ts";
import type { VisitorSettings } from "./settings.ts";
import { createVisitorStore } from "./store.ts";
import { TEST_POLICY, TestBrowser, testSettings } from "./test-browser.ts";

const DAY = 86_400_000;

function setUp(more: Partial<VisitorSettings> = {}, prepare: (browser: TestBrowser) => void = () => {}) {
  const browser = new TestBrowser();
  prepare(browser);
  const load = vi.fn(browser.loadDetails);
  const store = createVisitorStore(testSettings(browser.time, more), browser, load);
  const stop = store.start();
  return { browser, store, stop, load, now: browser.time, see: () => store.getSnapshot() };
}

/** Lets the details come that were asked for. */
const detailsCome = () => new Promise((resolve) => setTimeout(resolve));

const promoted = (starts: number, ends: number): Partial<VisitorSettings> => {
  const promotions = {
    policy: TEST_POLICY,
    offer: { starts: null, ends: null, coupon: "SALE15" },
    topPromo: { starts, ends, reset: { ends: ends + DAY }, switchedOn: true, hideStickyBanner: false },
    override: { starts, ends, code: "FLASH" },
    graphicPromo: null,
  };
  return { promotions, boundaries: boundaries(promotions, starts - 2 * DAY) };
};

test("on the server and before it starts, the visitor is nobody at the time of the render", () => {
  const browser = new TestBrowser();
  browser.jar = { emailCoupon: "CAREER20", state: "TX" };
  browser.address += "?hc=A";
  const store = createVisitorStore(testSettings(5), browser);

  expect(store.getSnapshot()).toBe(store.getServerSnapshot());
  expect(store.getSnapshot()).toMatchObject({ now: 5, url: "", state: null, emailed: { codes: [] }, isAsServed: true });
});

describe("the details", () => {
  test("are not loaded for a visitor who brings nothing", async () => {
    const { load, see } = setUp(promoted(Date.UTC(2026, 11, 1), Date.UTC(2026, 11, 2)));
    await detailsCome();

    expect(load).not.toHaveBeenCalled();
    expect(see()).toMatchObject({ isAsServed: true, offers: null });
  });

  test.each([
    ["a query", (browser: TestBrowser) => void (browser.address += "?utm_source=x")],
    ["an emailed coupon", (browser: TestBrowser) => void (browser.jar["emailCoupon"] = "CAREER20")],
  ])("are loaded for one with %s", async (_, prepare) => {
    const { load, see } = setUp({}, prepare);
    await detailsCome();

    expect(load).toHaveBeenCalledOnce();
    expect(see()).toMatchObject({ isAsServed: false, offers: { pageUrl: see().url } });
  });

  test("bring the rules of offers for who brings a coupon, and else once something of the page changes [PB-003, CP-017]", async () => {
    const start = Date.UTC(2026, 10, 23, 18);
    const browser = new TestBrowser();
    const settings = testSettings(browser.time, promoted(start, start + DAY));
    const load = vi.fn(async () => visitorDetails(settings, browser, browser));
    const store = createVisitorStore(settings, browser, load);
    store.start();
    await store.readDetails();
    expect(load).toHaveBeenLastCalledWith(settings, browser, true);
    expect(store.getSnapshot().offers).toBeNull();
    browser.pass(start - browser.time);
    await vi.waitFor(() => expect(store.getSnapshot().offers?.codes).toEqual(["FLASH"]));

    const { load: loadForCoupon } = setUp({}, (other) => void (other.address += "?hc=A"));
    expect(loadForCoupon.mock.lastCall?.[2]).toBe(false);
  });

  test("are asked for again with the next look, where they could not be loaded", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const browser = new TestBrowser();
    const load = vi.fn(browser.loadDetails).mockRejectedValueOnce(new Error("offline"));
    const store = createVisitorStore(testSettings(browser.time), browser, load);
    store.start();
    browser.coupon("SPRING");
    await detailsCome();
    expect(store.getSnapshot().offers).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    browser.change();
    await detailsCome();

    expect(store.getSnapshot().offers?.codes).toEqual(["SPRING"]);
  });
});

describe("the clock", () => {
  const start = Date.UTC(2026, 10, 23, 18);

  test("wakes an open page at the start and the end of a promotion, with one timer [PB-003, PB-008, PB-010, PB-011, CP-017]", async () => {
    const { browser, see } = setUp(promoted(start, start + DAY));
    const at = async (moment: number) => {
      browser.pass(moment - browser.time);
      await detailsCome();
      const { offers } = see();
      return offers && { codes: offers.codes, phase: offers.topPromo.phase, replaced: offers.replaced };
    };

    expect(browser.timers.size).toBe(1);
    expect(await at(start - 10_001)).toBeNull();
    // Not even the top banner, which a page that is loaded now would have: what changes, changes together.
    expect(await at(start - 1)).toBeNull();
    expect(await at(start)).toEqual({ codes: ["FLASH"], phase: "main", replaced: ["SALE15"] });
    expect(await at(start + DAY - 1)).toMatchObject({ codes: ["FLASH"], phase: "main" });
    expect(await at(start + DAY)).toEqual({ codes: ["SALE15"], phase: "reset", replaced: [] });
    expect(await at(start + 2 * DAY)).toMatchObject({ codes: ["SALE15"], phase: "hidden" });
    expect(browser.timers.size).toBe(0);
  });

  test("takes a promotion's code off when it ends on a page that was rendered with it [CP-017]", async () => {
    const { browser, see } = setUp(promoted(start - 3 * DAY, start));
    browser.pass(start - browser.time);
    await detailsCome();

    expect(see().offers).toMatchObject({ codes: ["SALE15"], replaced: ["FLASH"] });
  });

  test("wakes for whoever asks, and not once nobody does", () => {
    const { browser, store } = setUp();
    const listener = vi.fn();
    store.subscribe(listener);
    const from = browser.time;
    const stop = store.addAlarm((now) => from + (Math.floor((now - from) / 1000) + 1) * 1000);
    browser.pass(3000);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(store.getSnapshot().now).toBe(from + 3000);
    stop();
    browser.pass(5000);

    expect(listener).toHaveBeenCalledTimes(3);
    expect(browser.timers.size).toBe(0);
  });

  test("a wait beyond a browser's longest timer is taken in steps [PB-008]", () => {
    const { browser, see, now } = setUp({ boundaries: [Date.UTC(2027, 5, 1)] });
    const [timer] = browser.timers;
    expect(timer?.at).toBe(now + 2_147_483_647);
    browser.pass(Date.UTC(2027, 5, 1) - browser.time);

    expect(see()).toMatchObject({ now: Date.UTC(2027, 5, 1), isAsServed: false });
  });

  test("stops with the page", () => {
    const { browser, stop } = setUp({ boundaries: [Date.UTC(2027, 5, 1)] });
    stop();

    expect([browser.timers.size, browser.listenerCount]).toEqual([0, 0]);
  });
});

describe("a promotion's moment", () => {
  const start = Date.UTC(2026, 10, 23, 18);
  const end = start + DAY;

  /** A page with somebody who needs time to get ready. */
  async function reading(isReady = false) {
    const page = setUp(promoted(start, end));
    const ready: (() => void)[] = [];
    const seen: string[][] = [];
    page.store.prepare(({ codes }) => {
      seen.push([...codes]);
      return isReady ? null : new Promise((resolve) => void ready.push(() => resolve(null)));
    });
    const at = async (moment: number) => {
      page.browser.pass(moment - page.browser.time);
      await detailsCome();
      return page.see().offers?.codes ?? ["as served"];
    };
    await at(start - 10_000);
    return { ...page, at, seen, settle: async () => (ready.splice(0).forEach((go) => go()), detailsCome()) };
  }

  test("waits for whoever gets ready for a code that begins, and asks them at the moment itself [CP-017]", async () => {
    const { at, seen, see, settle } = await reading();
    await at(start - 1);
    expect(seen).toEqual([]);
    expect(await at(start)).toEqual(["as served"]);
    expect([seen, see().isAsServed, see().now]).toEqual([[["FLASH"]], false, start]);
    await settle();
    expect(see().offers).toMatchObject({ codes: ["FLASH"], topPromo: { phase: "main" } });
  });

  test("comes at once where all are ready", async () => {
    const { at, see } = await reading(true);
    expect(await at(start)).toEqual(["FLASH"]);
    expect(see().offers?.topPromo.phase).toBe("main");
  });

  test("has who needs time told of a code that ends 10 s before it does", async () => {
    const promotions = { ...promoted(start, end).promotions!, override: null };
    const ends = { ...promotions, offer: { starts: null, ends: end, coupon: "SALE15" } };
    const { browser, store, see } = setUp({ promotions: ends, boundaries: boundaries(ends, start) });
    const seen: unknown[] = [];
    store.prepare(({ codes }) => (seen.push([browser.time, codes]), null));
    browser.pass(end - 10_001 - browser.time);
    await detailsCome();
    expect(seen).toEqual([]);
    browser.pass(1);
    await detailsCome();
    expect(seen[0]).toEqual([end - 10_000, []]);
    expect(see()).toMatchObject({ isAsServed: false, offers: null });
  });

  test("waits 2 s at most", async () => {
    const { at } = await reading();
    await at(start);
    expect(await at(start + 1999)).toEqual(["as served"]);
    expect(await at(start + 2000)).toEqual(["FLASH"]);
  });

  test("keeps no visitor's own coupon waiting [CP-026]", async () => {
    const { at, browser, see } = await reading();
    await at(start);
    browser.coupon("SPRING");
    expect(see().offers?.codes).toEqual(["FLASH", "SPRING"]);
  });

  test("is not waited for by who has gone", async () => {
    const { store, browser, see } = setUp(promoted(start, end));
    store.prepare(() => new Promise(() => {}))();
    browser.pass(start - 5000 - browser.time);
    await detailsCome();
    browser.pass(5000);
    expect(see().offers?.codes).toEqual(["FLASH"]);
  });
});

describe("emailed coupons", () => {
  const mailed = (days: number) => (browser: TestBrowser) => {
    browser.jar = { emailCoupon: "CAREER20", emailSubmissionDate: String(browser.time - days * DAY) };
  };

  test("live as many days from their submission as the set says, and end on an open page too [EC-024]", async () => {
    const { browser, see, now } = setUp({}, mailed(1));
    await detailsCome();
    expect(see().emailed).toEqual({ codes: ["CAREER20"], submitted: now - DAY, ends: now + 2 * DAY });
    browser.pass(2 * DAY - 1);
    expect(see().offers?.codes).toEqual(["CAREER20"]);
    browser.pass(1);

    expect(see().emailed.codes).toEqual([]);
    expect(see().offers?.codes).toEqual([]);
  });

  test("are removed on load when they are over, and the page is as everybody's [EC-024]", async () => {
    const { browser, see } = setUp({}, mailed(3));
    await detailsCome();

    expect(see().emailed.codes).toEqual([]);
    expect(browser.jar).not.toHaveProperty("emailCoupon");
    expect(browser.jar).not.toHaveProperty("emailSubmissionDate");
    expect(see()).toMatchObject({ isAsServed: true, offers: null });
  });

  test("are removed on a brand that keeps none, where one that is earned holds for this page [CK-013, CP-026]", async () => {
    const { browser, see } = setUp({ emailed: { isStored: false, lifeDays: 3 } }, mailed(1));
    await detailsCome();
    expect(see().emailed.codes).toEqual([]);
    expect(browser.jar).not.toHaveProperty("emailCoupon");
    browser.coupon("EARNED");
    await detailsCome();

    expect(see().offers?.codes).toEqual(["EARNED"]);
  });

  test("come together from the cookie and from events, each once [CP-004, CP-005, CP-011, CP-026]", async () => {
    const { browser, see } = setUp({}, mailed(1));
    browser.coupon("career20");
    browser.coupon("SPRING");
    browser.coupon("SPRING");
    await detailsCome();

    expect(see().offers?.codes).toEqual(["CAREER20", "SPRING"]);
  });

  test("a cookie that another tab set, changed or removed is seen [CP-011]", async () => {
    const { browser, see } = setUp();
    mailed(0)(browser);
    browser.change();
    await detailsCome();
    expect(see().offers?.codes).toEqual(["CAREER20"]);
    browser.jar = {};
    browser.change();

    expect(see().offers?.codes).toEqual([]);
  });
});

describe("consent", () => {
  const known = async (prepare: (browser: TestBrowser) => void = () => {}, settings: Partial<VisitorSettings> = {}) => {
    const page = setUp(settings, prepare);
    await page.store.readDetails();
    return page;
  };
  const consent = async (prepare?: (browser: TestBrowser) => void) => {
    const { browser, see } = await known(prepare);
    return [see().consent, browser.jar["consent-ad-personalization"]];
  };

  const CONSENT = "consent-ad-personalization";
  const SHARING = "consent-sharing";
  const OPT_OUT = { optsOutByDefault: true };

  test("is the browser's signal, else sharing; an opt-out stays [PV-010, PV-011, PV-013]", async () => {
    expect(await consent()).toEqual([0, "0"]);
    expect(await consent((browser) => (browser.isSignalOn = true))).toEqual([1, "1"]);
    expect(await consent((browser) => (browser.jar = { [CONSENT]: "1" }))).toEqual([1, "1"]);
  });

  test("a signal that comes later opts out of the site's default and of a choice before it, but not of a choice since [PV-010, PV-011]", async () => {
    const withSignal = (jar: Record<string, string>) =>
      consent((browser) => Object.assign(browser, { isSignalOn: true, jar }));
    expect(await withSignal({ [CONSENT]: "0" })).toEqual([1, "1"]);
    expect(await withSignal({ [CONSENT]: "0", [SHARING]: "chosen" })).toEqual([1, "1"]);

    const { browser, store, see } = await known((fake) => (fake.isSignalOn = true));
    expect(see()).toMatchObject({ consent: 1, isSignalHonored: true });
    await saveConsent(store, 0);
    expect(see()).toMatchObject({ consent: 0, isSignalHonored: false });
    expect(await withSignal(browser.jar)).toEqual([0, "0"]);
    await saveConsent(store, 1);
    expect(await withSignal(browser.jar)).toEqual([1, "1"]);
  });

  test("starts at 1 where the brand has it so, without an event or a call; a choice to share holds, and the host renews it [PV-010, CK-003]", async () => {
    const seen: unknown[] = [];
    receiveEvents(() => "what other tests left waiting")();
    const stop = receiveEvents((event) => seen.push(event));
    const first = await known(() => {}, OPT_OUT);
    expect(first.see()).toMatchObject({ consent: 1, isSignalHonored: false });
    expect([first.browser.jar, first.browser.requests, seen]).toEqual([{ [CONSENT]: "1" }, [], []]);
    expect(await mayShare(first.store)).toBe(false);

    const jar = { [CONSENT]: "0", [SHARING]: "chosen" };
    const { browser, see } = await known((fake) => (fake.jar = { ...jar }), OPT_OUT);
    browser.change();
    stop();
    expect([see().consent, browser.jar, browser.written]).toEqual([0, jar, []]);
    expect([browser.requests, browser.bodies]).toEqual([["/api/consent/"], [{ share: true }]]);
  });

  test("of a site of the family is an opt-out here too, before anything is remembered; a link never shares, nor undoes a choice [PV-013]", async () => {
    const arrive = async (query: string, jar: Record<string, string> = {}, settings = { consentParam: "privacy" }) => {
      const { browser, see } = await known(
        (fake) => Object.assign(fake, { jar, address: `https://www.ace.example.com/?fbclid=f1&${query}` }),
        settings,
      );
      return [see().consent, see().handedConsent, browser.jar[CONSENT], browser.requests];
    };
    expect(await arrive("privacy=1")).toEqual([1, "1", "1", ["/api/consent/"]]);
    expect(await arrive("privacy=1", { [CONSENT]: "0", [SHARING]: "chosen" })).toEqual([0, "0", "0", ["/api/visit/"]]);
    expect(await arrive("privacy=0", { [CONSENT]: "1" })).toEqual([1, "1", "1", ["/api/consent/"]]);
    expect(await arrive("privacy=0")).toEqual([0, null, "0", ["/api/visit/"]]);
    expect(await arrive("privacy=1", {}, { consentParam: "other" })).toEqual([0, null, "0", ["/api/visit/"]]);
  });

  test.each([
    [true, "1"],
    [false, "0"],
  ])(
    "is stored when it is first read, and the page stays as everybody's: signal %j, stored %s [PV-010, PV-011]",
    async (signal, stored) => {
      const { browser, see } = await known((fake) => (fake.isSignalOn = signal));

      expect(browser.jar["consent-ad-personalization"]).toBe(stored);
      expect(see()).toMatchObject({ isAsServed: true, offers: null });
    },
  );

  test("is written for 3700 days, at / on the last two parts of the host [CK-003, CK-004, CK-005]", async () => {
    const { browser, now } = await known();

    expect(browser.written).toEqual([
      {
        name: "consent-ad-personalization",
        value: "0",
        path: "/",
        domain: "example.com",
        expires: new Date(now + 3700 * DAY),
        sameSite: "lax",
        secure: true,
      },
    ]);
  });

  test("is written once a page, or again where it is gone: browsers tell a page of what it writes itself [CK-003]", async () => {
    const { browser } = await known((fake) => (fake.jar = { "consent-ad-personalization": "0" }));
    browser.change();
    browser.change();
    expect(browser.written).toHaveLength(1);

    browser.jar = {};
    browser.change();
    expect(browser.jar["consent-ad-personalization"]).toBe("0");
    expect(browser.written).toHaveLength(2);
  });

  test("is kept for this host where the browser takes none for its parent [CK-005]", async () => {
    const { browser } = await known((fake) => (fake.publicSuffixes = ["example.com"]));

    expect(browser.jar["consent-ad-personalization"]).toBe("0");
    expect(browser.written.map(({ domain }) => domain)).toEqual(["example.com", undefined]);
  });

  test.each([1, 0] as const)(
    "is stored when the visitor chooses %j, and by the host, whose cookie browsers keep longer [PV-006, PV-007, CK-003]",
    async (choice) => {
      const { browser, store, see } = setUp();
      await saveConsent(store, choice);

      expect([see().consent, browser.jar["consent-ad-personalization"]]).toEqual([choice, String(choice)]);
      expect([browser.requests, browser.bodies]).toEqual([["/api/consent/"], [{ share: choice === 0 }]]);
    },
  );

  test("a choice not to share is renewed by the host once a tab, and never by a script, which would shorten it [CK-003]", async () => {
    const { browser } = await known((fake) => (fake.jar = { "consent-ad-personalization": "1" }));
    browser.change();
    browser.change();

    expect([browser.requests, browser.bodies]).toEqual([["/api/consent/"], [{ share: false }]]);
    expect(browser.written).toEqual([]);
  });

  test("is an event: of the browser's signal once, and of the visitor's choice while those who were sent something still listen [PV-008, PV-012]", async () => {
    const seen: unknown[] = [];
    receiveEvents(() => "what other tests left waiting")();
    const { browser, store } = await known((fake) => (fake.isSignalOn = true));
    const stop = receiveEvents((event) => seen.push([event, browser.jar["consent-ad-personalization"]]));
    browser.change();
    await saveConsent(store, 0);
    await saveConsent(store, 1);
    stop();

    const event = (dataSharing: boolean, source: string) => ({ name: "consent", dataSharing, source });
    expect(seen).toEqual([
      [event(false, "signal"), "1"],
      [event(true, "choice"), "0"],
      [event(false, "choice"), "0"],
    ]);
  });

  test("who wants nothing shared has no analytics id, and lets no third party be met [CK-002, PV-006, PV-013]", async () => {
    const { store, see } = await known();
    await anonymousId(store);
    expect(await mayShare(store)).toBe(true);
    await saveConsent(store, 1);

    expect([see().anonymousId, await mayShare(store)]).toEqual([null, false]);
  });
});

describe("the affiliate or advertisement that a visitor came by", () => {
  const came = async (query: string, prepare: (browser: TestBrowser) => void = () => {}) => {
    const page = setUp({}, (browser) => {
      browser.address += query;
      prepare(browser);
    });
    await detailsCome();
    return page;
  };
  const AFFILIATE = "?utm_source=cj&cjevent=e1";

  test.each([AFFILIATE, "?fbclid=f1"])(
    "is told to the host once, which sets the cookies: %s [CK-010, CK-011]",
    async (query) => {
      const { browser } = await came(query);
      browser.change();
      browser.change();

      expect([browser.requests, browser.bodies]).toEqual([["/api/visit/"], [{ query }]]);
    },
  );

  test.each(["?utm_source=cj", "?hc=CAREER20"])("%s is neither [CK-012]", async (query) => {
    expect((await came(query)).browser.requests).toEqual([]);
  });

  test("is told to nobody by who wants nothing shared, until they do [PV-011, PV-013]", async () => {
    const { browser, store } = await came(AFFILIATE, (fake) => (fake.isSignalOn = true));
    const visits = () => browser.requests.filter((path) => path === "/api/visit/").length;
    expect(visits()).toBe(0);
    await saveConsent(store, 0);

    expect(visits()).toBe(1);
  });

  test("is forgotten by who no longer wants anything shared [PV-006, PV-007]", async () => {
    const { browser, store } = setUp({}, (fake) => {
      fake.jar = { CJEVENTID: "e1", fbc: "c", fbp: "p", ajs_anonymous_id: "a", _ga: "g", _ga_X1: "g", other: "o" };
    });
    await saveConsent(store, 1);

    expect(Object.keys(browser.jar).toSorted()).toEqual(["consent-ad-personalization", "other"]);
    expect(browser.removed).toContainEqual({ name: "CJEVENTID", path: "/", domain: "example.com" });
  });

  test("costs the page nothing where the host does not answer", async () => {
    const { see } = await came(AFFILIATE, (fake) => (fake.answer = () => Promise.reject(new Error("down"))));

    expect(see().offers?.codes).toEqual([]);
  });
});

describe("the visitor's state", () => {
  test("is the cookie's, and then nobody is asked [LOC-001]", async () => {
    const { browser, store, see } = setUp({}, (fake) => (fake.jar["state"] = "tx"));
    void store.locate();
    await detailsCome();

    expect([see().state, browser.requests]).toEqual(["TX", []]);
  });

  test("is asked for once a page, whoever wants it [LOC-001]", async () => {
    const { browser, store, see } = setUp();
    void store.locate();
    void store.locate();
    await detailsCome();
    void store.locate();

    expect([see().state, browser.requests]).toEqual(["TX", ["/api/location/"]]);
  });

  test.each(["undefined", "Texas", ""])("a stored %j is left to the location call [LOC-003]", async (stored) => {
    const { browser, store, see } = setUp({}, (fake) => (fake.jar["state"] = stored));
    expect(see().state).toBeNull();
    void store.locate();
    await detailsCome();

    expect([see().state, browser.requests.length]).toEqual(["TX", 1]);
  });

  test("stays unknown where the call fails, and the cookie of another tab goes before it [LOC-002]", async () => {
    const { browser, store, see } = setUp();
    browser.answer = () => Promise.reject(new Error("down"));
    void store.locate();
    await detailsCome();
    expect(see().state).toBeNull();
    browser.jar["state"] = "AZ";
    browser.change();

    expect(see().state).toBe("AZ");
  });
});

describe("what a visitor leaves behind", () => {
  test("closed banners, the minimized one, the anonymous id [CK-001, CK-002, EC-006, EC-011, EC-027]", async () => {
    const { store, see, browser } = setUp();
    await dismissBanner(store, "CAREER20");
    await minimizeEmailCapture(store, true);
    const id = await anonymousId(store);

    expect(see()).toMatchObject({ dismissed: ["CAREER20"], isEmailMinimized: true, anonymousId: id });
    expect(browser.items?.getItem("dismissed-CAREER20")).toBe("true");
    expect(browser.jar["emailMinimize"]).toBe("true");
    expect(await anonymousId(store)).toBe(id);
    expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  test("a browser without storage forgets, and the page goes on [CK-014]", async () => {
    const { store, see } = setUp({}, (fake) => (fake.items = null));
    await dismissBanner(store, "CAREER20");

    expect(see().dismissed).toEqual([]);
  });

  test("the coupon of a sign-up, for a day more than its countdown and at least 7 [EC-019, EC-024, CK-009]", async () => {
    vi.useFakeTimers();
    const { browser, store, see, now } = setUp();
    const remembered = rememberEmailedCoupon(store, "CAREER20", { now, countdownDays: 10 });
    await vi.runAllTimersAsync();
    await remembered;
    vi.useRealTimers();

    expect(see().emailed).toMatchObject({ codes: ["CAREER20"], submitted: now });
    expect(
      browser.written.filter(({ name }) => name.startsWith("email")).map(({ name, expires }) => [name, expires]),
    ).toEqual([
      ["emailCoupon", new Date(now + 11 * DAY)],
      ["emailSubmissionDate", new Date(now + 11 * DAY)],
    ]);
  });

  test("an ambassador's campaign is known by its id [EC-007, EC-008]", async () => {
    const withCampaign = async (id: string) => {
      const { store, see } = setUp({}, (fake) => (fake.address += `?campaignid=${id}`));
      await store.readDetails();
      return see().ambassador;
    };

    expect([await withCampaign("33113"), await withCampaign("1")]).toEqual(["33113", null]);
  });

  test("a chosen state goes to the host, whose cookie is read back [LOC-002, LOC-004]", async () => {
    const { browser, store, see } = setUp();
    browser.answer = async () => {
      browser.jar["state"] = "AZ";
      return Response.json({ state: "AZ" });
    };
    const isStored = await chooseState(store, "Arizona");

    expect([isStored, see().state]).toEqual([true, "AZ"]);
    expect([browser.requests.at(-1), browser.bodies.at(-1)]).toEqual(["/api/location/", { state: "Arizona" }]);
  });
});

test("readers see the same object as long as it says the same", async () => {
  const { browser, see } = setUp({}, (fake) => (fake.address += "?hc=A"));
  await detailsCome();
  const { offers, emailed } = see();
  browser.change();

  expect(see().offers).toBe(offers);
  expect(see().emailed).toBe(emailed);
});
