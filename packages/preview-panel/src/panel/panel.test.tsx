// @vitest-environment jsdom
import type { PricingContext } from "@courseway/blocks/offer";
import type { Inspection } from "@courseway/storefront/preview";
import { NO_OFFERS } from "@courseway/visitor/offers";
import { TEST_POLICY, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, fireEvent, render, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PreviewPanel } from "../PreviewPanel.client.tsx";
import { lookAtPage } from "../previewed-page.ts";
import { createVisitorStore } from "@courseway/visitor";
import { setPageVisitor } from "@courseway/visitor/react";
import { addressAt, followedInPreview, withoutMoment, withVisitor } from "./preview-address.ts";
import { NEW_VISITOR } from "@courseway/visitor/simulated";

const NOW = Date.UTC(2026, 10, 21, 18);
const HOUR = 3_600_000;
const context: PricingContext = {
  policy: TEST_POLICY,
  showFee: true,
  feeLabel: "fee",
  refundLine: null,
  ctaText: "Buy",
  checkoutUrl: "https://checkout.test.example/",
  offers: NO_OFFERS,
};
const inspection = (more: Partial<Inspection> = {}): Inspection => ({
  path: "/",
  token: "T",
  brandId: "ACE",
  timeZone: "America/Chicago",
  isDraft: true,
  editAddress: null,
  clockOffsetMs: 0,
  momentProblem: null,
  canTravel: true,
  blocks: [
    {
      index: 0,
      name: "learnMore",
      fields: { ctaLabel: "Enroll" },
      notes: [],
      isLeftOut: false,
      nextChange: null,
      offers: [],
      editAddress: null,
    },
    {
      index: 1,
      name: "slyder",
      fields: null,
      notes: ["No block of this name."],
      isLeftOut: true,
      nextChange: null,
      offers: [],
      editAddress: null,
    },
  ],
  unreadDates: [],
  schedule: { publishedAt: null, expiresAt: null, rowsExpireAt: [] },
  health: [{ message: "The page has no description.", advice: "Write one." }],
  refusals: [],
  overlays: { emailCapture: null, hasExitIntent: false, ambassador: [] },
  links: {
    rules: {
      origin: location.origin,
      host: location.host,
      hosts: [location.host],
      siblingHosts: ["checkout.test.example"],
      checkoutOrigin: "https://checkout.test.example",
      blogPaths: [],
    },
    policy: TEST_POLICY,
    asServed: { codes: [], replaced: [] },
  },
  ...more,
});

/** The page's host: one link of the page is dead, and nothing is published. */
const host: typeof fetch = async (input) => {
  const dead = {
    href: "/texs/",
    message: "The link /texs/ leads to no page of this site.",
    advice: "Correct the link.",
  };
  if (input === "/api/page-links/") return Response.json({ dead: [dead] });
  if (input === "/api/moment/") return Response.json({ url: "/?token=T&at=X&sig=S" });
  return new Response(null, { status: 404 });
};

/** Shows a page with its panel opened. */
async function opened(more: Partial<Inspection> = {}) {
  const settings = testSettings(NOW, {
    promotions: {
      ...testSettings(0).promotions,
      offer: { starts: NOW + HOUR, ends: NOW + 2 * HOUR, coupon: "SALE" },
    },
  });
  const page = (
    <main>
      <section data-inspected-block="0">
        <a href="https://checkout.test.example/checkout/?productId=7">Enroll</a>
        <h1>Courses</h1>
        <h4>Fees</h4>
        <a href="/texs/">Texas</a>
      </section>
      <aside data-block-index="1">
        <p>Block 2</p>
        <p>Drawn without its picture.</p>
      </aside>
    </main>
  );
  // The state before any script: links are read from the server's HTML.
  document.body.innerHTML = "";
  const container = document.body.appendChild(document.createElement("div"));
  const { renderToString } = await import("react-dom/server");
  container.innerHTML = renderToString(page);
  // Does what the page's start script does with the preview's island.
  const reported = inspection(more);
  const { browser } = lookAtPage({ inspection: reported });
  const store = createVisitorStore(settings, browser, browser.loadDetails);
  setPageVisitor(store);
  store.start();
  await act(async () => void render(<PreviewPanel context={context} visitor={settings} inspection={reported} />));
  const host = await waitFor(
    () => document.querySelector("[data-preview-panel]") ?? Promise.reject(new Error("no panel")),
  );
  const root = within(
    (await waitFor(() => host.shadowRoot?.firstElementChild ?? Promise.reject(new Error("no root")))) as HTMLElement,
  );
  const button = root.queryByRole("button", { name: "Why this page?" });
  if (button) fireEvent.click(button);
  const panel = await root.findByRole("complementary", { name: "Why this page?" });
  return { root, panel, text: () => panel.textContent.replaceAll(/\s+/gu, " ") };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  history.replaceState(null, "", "/?token=T");
  vi.spyOn(globalThis, "fetch").mockImplementation(host);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the panel of a preview", () => {
  test("says of each block what is left out and why, its fields, and its links with their codes", async () => {
    const { text } = await opened();
    expect(text()).toContain("2. slyder — left outNo block of this name.Drawn without its picture.");
    expect(text()).toContain('"ctaLabel": "Enroll"');
    expect(text()).toContain("https://checkout.test.example/checkout/?productId=7");
  });

  test("lists the moments at which the page changes, and opens one by the host's signature", async () => {
    const { root, text } = await opened();
    expect(text()).toContain("Nov 21, 2026, 1:00 PM CST: the offer banner starts; SALE goes on 1 link");
    fireEvent.click(root.getByRole("button", { name: "Right then, Nov 21, 2026, 1:00 PM CST" }));
    await waitFor(() =>
      expect(fetch).toHaveBeenCalledWith(
        "/api/moment/",
        expect.objectContaining({ body: JSON.stringify({ token: "T", path: "/", at: "2026-11-21T19:00:00Z" }) }),
      ),
    );
  });

  test("opens the half minute before a moment, in which the page stands as it was", async () => {
    const { root } = await opened();
    fireEvent.click(root.getByRole("button", { name: "30 s before Nov 21, 2026, 1:00 PM CST" }));
    await waitFor(() =>
      expect(fetch).toHaveBeenCalledWith(
        "/api/moment/",
        expect.objectContaining({ body: JSON.stringify({ token: "T", path: "/", at: "2026-11-21T18:59:30Z" }) }),
      ),
    );
  });

  test("shows another moment's banners and links by its clock, and says what commerce cannot know", async () => {
    const { text } = await opened({ clockOffsetMs: HOUR });
    await waitFor(() => expect(text()).toContain("Nov 21, 2026, 1:00 PM CST, and goes on from there."));
    await waitFor(() => expect(text()).toContain("hc=SALE"));
    expect(text()).toContain("onOffer banner. Shows since Nov 21, 2026, 1:00 PM CST");
  });

  test("shows the page to a visitor who is made up: their coupon on the links, their reasons", async () => {
    history.replaceState(null, "", `/?token=T&as=${encodeURIComponent("parameter=hc&codes=MINE&state=TX")}`);
    const { text, root } = await opened();
    await waitFor(() => expect(text()).toContain("productId=7&hc=MINE"));
    expect(text()).toContain("MINE from the page address (hc) applies.");
    expect(root.getByLabelText<HTMLSelectElement>("State").value).toBe("TX");
    expect(document.cookie).toBe("");
  });

  test("without a secret on the host it shows the present, and says what to set", async () => {
    const { root, text } = await opened({ canTravel: false });
    expect(text()).toContain("PREVIEW_SECRET is not set");
    expect(root.queryByRole("button", { name: "See the page then" })).toBeNull();
  });

  test("a thing on the page opens its entry, and an entry shows its thing", async () => {
    Element.prototype.scrollIntoView = () => {};
    const { root } = await opened();
    fireEvent.click(root.getByRole("button", { name: "Pick on the page" }));
    const link = document.querySelector("main a");
    if (!link) throw new Error("no link");
    const followed = fireEvent.click(link);
    expect(followed).toBe(false);
    const entry = root.getByText("1. learnMore — look here").closest("details");
    expect(entry?.open).toBe(true);
    fireEvent.click(within(entry as HTMLElement).getByRole("button", { name: "Show on the page" }));
    expect(document.activeElement).toBe(document.querySelector('[data-inspected-block="0"]'));
  });

  test("leads from a thing on the page to its field in the content system, and tells that nothing of the preview [RT-048]", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const row = "https://cms.example/admin/edit/7";
    const { blocks } = inspection();
    const { root, panel, text } = await opened({
      editAddress: "https://cms.example/admin/entries/pages/1",
      blocks: blocks.map((block) => (block.index === 0 ? { ...block, editAddress: row } : block)),
    });
    const entry = root.getByRole("link", { name: "Edit the entry of this page (opens in a new tab)" });
    expect([entry.getAttribute("rel"), entry.getAttribute("target")]).toEqual(["noopener noreferrer", "_blank"]);
    const field = within(panel).getByRole("link", { name: "ctaLabel (opens in a new tab)", hidden: true });
    expect(field.getAttribute("href")).toBe(`${row}#fields-ctaLabel`);

    const mode = root.getByRole("button", { name: "Edit on the page" });
    fireEvent.click(mode);
    const link = document.querySelector("main a");
    if (!link) throw new Error("no link");
    expect(fireEvent.click(link)).toBe(false);
    expect(open).toHaveBeenLastCalledWith(`${row}#fields-ctaLabel`, "_blank", "noopener,noreferrer");
    expect(text()).toContain("Opened the field ctaLabel of 1. learnMore.");
    fireEvent.click(document.body);
    expect(open).toHaveBeenCalledOnce();
    expect(text()).toContain("That is no part of a block.");
    fireEvent.keyDown(link, { key: "Escape" });
    expect(mode.getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(document.body);
    expect(open).toHaveBeenCalledOnce();
  });

  test("offers nothing to edit where the content system does not say where", async () => {
    const { root } = await opened();
    expect(root.queryByRole("button", { name: "Edit on the page" })).toBeNull();
    expect(root.queryByRole("link", { name: /new tab/u, hidden: true })).toBeNull();
  });

  test("says what to look at on the page, with the ways to its place and to its block [SEO-008]", async () => {
    Element.prototype.scrollIntoView = () => {};
    const { root, text } = await opened();
    await waitFor(() => expect(text()).toContain("Page health (3)"));
    expect(text()).toContain("The page has no description. Write one.");
    expect(text()).toContain("“Fees” has level 4 and follows one of level 1");
    const [show] = root.getAllByRole("button", { name: /^Show on the page: The link \/texs\/ leads/u, hidden: true });
    if (show) fireEvent.click(show);
    expect(document.activeElement?.textContent).toBe("Texas");
    fireEvent.click(root.getByRole("button", { name: /^Open block 1: “Fees”/u, hidden: true }));
    const entry = root.getByText("1. learnMore — look here").closest("details");
    expect(entry?.open).toBe(true);
    expect(entry?.textContent).toContain("Make it a heading of level 2.");
  });

  test("what is wrong outside of the blocks stands with header and footer, where picking it leads", async () => {
    Element.prototype.scrollIntoView = () => {};
    const { root } = await opened();
    const lost = document.querySelector("main")?.appendChild(document.createElement("h6"));
    if (!lost) throw new Error("no main part");
    lost.textContent = "Legal";
    fireEvent.click(root.getByRole("button", { name: "Look again", hidden: true }));
    fireEvent.click(root.getByRole("button", { name: "Pick on the page" }));
    fireEvent.click(lost);
    const entry = root.getByText("Header, footer and banners — look here").closest("details");
    expect(entry?.open).toBe(true);
    expect(entry?.textContent).toContain("“Legal” has level 6");
  });

  test("looks at the page again when its editor asks for it", async () => {
    const { root, text } = await opened();
    await waitFor(() => expect(text()).toContain("Page health (3)"));
    document.querySelector("main h4")?.remove();
    fireEvent.click(root.getByRole("button", { name: "Look again", hidden: true }));
    await waitFor(() => expect(text()).toContain("Page health (2)"));
  });

  test("opens a phone's visitor in a phone's window, and is folded where the page needs the room", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { root } = await opened();
    fireEvent.change(root.getByLabelText("Device"), { target: { value: "1" } });
    fireEvent.click(root.getByRole("button", { name: "See the page as this visitor", hidden: true }));
    expect(open).toHaveBeenCalledWith(expect.stringContaining("as=phone%3D1"), "_blank", "popup,width=390,height=844");
  });

  test("is copied as text for a ticket, which opens no draft", async () => {
    const written = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
    const { root } = await opened();
    fireEvent.click(root.getByRole("button", { name: "Copy as text" }));
    await root.findByText("Copied.");
    const [text] = written.mock.calls[0] as unknown as [string];
    expect(text).toContain("ACE / (draft) as of Nov 21, 2026, 12:00 PM CST");
    expect(text).toContain("Block 2: slyder (left out)");
    expect(text).toContain("! Headings, block 1: “Fees” has level 4");
    expect(text).not.toMatch(/token|=T\b/u);
  });

  test("takes the focus as it opens, and gives it back to its button as Escape closes it", async () => {
    const { root, panel } = await opened();
    const focused = () => (panel.getRootNode() as ShadowRoot).activeElement?.tagName;
    await waitFor(() => expect(focused()).toBe("H2"));
    fireEvent.keyDown(panel, { key: "Escape" });
    await waitFor(() => expect(root.queryByRole("complementary")).toBeNull());
    await waitFor(() =>
      expect((root.getByRole("button").getRootNode() as ShadowRoot).activeElement?.textContent).toBe("Why this page?"),
    );
  });
});

describe("the addresses of a preview", () => {
  const here = "https://www.ace.example/texas/?token=T&at=2027-01-01T00:00:00Z&sig=S&as=state%3DTX";

  test("links of the page keep token, moment and visitor on the same site, and nothing of them leaves it", () => {
    expect(followedInPreview("/help/?a=1#faq", here)).toBe(
      "https://www.ace.example/help/?a=1&token=T&at=2027-01-01T00%3A00%3A00Z&sig=S&as=state%3DTX#faq",
    );
    expect(followedInPreview("https://checkout.ace.example/checkout/?hc=A", here)).toBe(
      "https://checkout.ace.example/checkout/?hc=A",
    );
  });

  test("another visitor, nobody's moment", () => {
    expect(withVisitor("https://x.example/?token=T", { ...NEW_VISITOR, state: "TX" })).toBe(
      "https://x.example/?token=T&as=state%3DTX",
    );
    expect(withVisitor(here, null)).not.toContain("as=");
    expect(withoutMoment(here)).toBe("https://www.ace.example/texas/?token=T&as=state%3DTX");
  });

  test("a moment is the next whole second, for the same visitor; a refusal says why", async () => {
    const asked: unknown[] = [];
    const ask =
      (answer: Response): typeof fetch =>
      (_, init) => {
        asked.push(init?.body);
        return Promise.resolve(answer);
      };
    const url = await addressAt(NOW + 1, {
      token: "T",
      address: here,
      ask: ask(Response.json({ url: "/texas/?sig=N" })),
    });
    expect(url).toBe("https://www.ace.example/texas/?sig=N&as=state%3DTX");
    expect(asked).toEqual([JSON.stringify({ token: "T", path: "/texas/", at: "2026-11-21T18:00:01Z" })]);
    const refused = ask(Response.json({ message: "The preview link has expired." }, { status: 403 }));
    await expect(addressAt(NOW, { token: "T", address: here, ask: refused })).rejects.toThrow("has expired");
    const broken = ask(new Response("<html>", { status: 502 }));
    await expect(addressAt(NOW, { token: "T", address: here, ask: broken })).rejects.toThrow("answered 502");
  });
});
