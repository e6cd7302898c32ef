// @vitest-environment jsdom
import { noPromotions, type PagePromotions } from "@courseway/visitor/offers";
import { useVisitor } from "@courseway/visitor/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { QuoteRequest } from "../define-block.ts";
import { BlocksProvider } from "../blocks-provider.client.tsx";
import { buildCta } from "../shared/cta.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { stubIntersection } from "../shared/testing/stub-intersection.ts";
import { offerView } from "./offer-view.ts";
import { PricedCta } from "./PricedCta.tsx";
import type { QuotePort } from "./quote-port.ts";
import { manualFrames } from "./testing/manual-frames.ts";
import { TEST_TIME, testDiscount, testOffer, testOffers, testPage, testQuote } from "./testing/offers.ts";
import { useQuotes } from "./use-quotes.ts";

const HOUR = 3_600_000;
const BOUNDARY = TEST_TIME + HOUR;

/** The site's sale: 20.5 dollars off with its code. */
const sale = (window: Partial<{ starts: number; ends: number }>): Pick<PagePromotions, "offer"> => ({
  offer: { starts: null, ends: null, coupon: "SALE", ...window },
});

/** Commerce's prices. Each call waits until the test releases the answer. */
function commerce() {
  const waiting: (() => void)[] = [];
  const getPrice = (codes: readonly string[]) => (codes.includes("SALE") ? testDiscount : testQuote);
  const quotes = vi.fn<QuotePort>((sets) =>
    new Promise<void>((resolve) => void waiting.push(resolve)).then(() =>
      sets.map(({ couponCodes }) => getPrice(couponCodes)),
    ),
  );
  return { quotes, getPrice, answer: () => waiting.splice(0).forEach((go) => go()) };
}

const REQUESTS: readonly QuoteRequest[] = [testOffer.request];

/**
 * A page with a banner, a price with its link, and a builder with its own prices. It opens an hour before the sale's
 * start or end.
 */
async function open(promotions: Pick<PagePromotions, "offer">) {
  const { quotes, getPrice, answer } = commerce();
  const offers = testOffers(promotions, { now: TEST_TIME });
  const page = { ...testPage, offers };
  const offer = { ...testOffer, quote: getPrice(offers.codes) };
  const first = [offer.quote];
  const browser = Object.assign(new TestBrowser(), { time: TEST_TIME });

  function Banner() {
    const { phase } = useVisitor((visitor) => visitor.offers)?.offerBanner ?? offers.offerBanner;
    return <p data-banner="">{phase}</p>;
  }
  function Builder() {
    const [quote] = useQuotes(REQUESTS, first);
    return <p data-builder="">{quote?.discountPrice}</p>;
  }
  const settings = testSettings(TEST_TIME, {
    promotions: { ...noPromotions(page.policy), ...promotions },
    boundaries: [BOUNDARY],
  });
  const { container } = render(
    <BlocksProvider
      context={page}
      visitor={settings}
      browser={browser}
      dependencies={{ quotes, frames: manualFrames().clock, reducedMotion: () => false, defer: queueMicrotask }}
    >
      <Banner />
      <Builder />
      <PricedCta
        offer={offer}
        first={offerView(offer, page)}
        parts={{ saveText: false, badge: false, savings: false, payLater: false }}
        cta={buildCta({ label: "Buy", link: offerView(offer, page).href })}
      />
    </BlocksProvider>,
  );
  const see = () => {
    // The crossed-out price is first.
    const price = container.textContent.match(/\$[\d.]+/g)?.at(-1);
    const isCoded = container.querySelector("a")?.href.includes("SALE");
    const [banner, builder] = ["banner", "builder"].map(
      (name) => container.querySelector(`[data-${name}]`)?.textContent,
    );
    return `${banner} ${isCoded ? "coded" : "plain"} ${price} ${builder}`;
  };
  /** Every state that the page showed between two tasks. */
  const seen = [see()];
  const observer = new MutationObserver(() => {
    if (seen.at(-1) !== see()) seen.push(see());
  });
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const passTo = async (moment: number) => {
    browser.pass(moment - browser.time);
    await settle();
  };
  await settle();
  return { browser, seen, quotes, answer, passTo, settle };
}

const ON = "main coded $79.50 7950";
const OFF = "hidden plain $100 10000";

beforeAll(() => {
  const view = offerView(testOffer, testPage);
  const parts = { saveText: false, badge: false, savings: false, payLater: false };
  const cta = buildCta({ label: "Buy", link: view.href });
  return hydrateIslands([<PricedCta key="priced" offer={testOffer} first={view} parts={parts} cta={cta} />]);
});
beforeEach(() => {
  stubIntersection();
  // React commits as it does in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(cleanup);
});

test("a sale's end takes banner, code and price at the very moment and in one frame: its price is asked for before [PB-002, CP-008, CP-026]", async () => {
  const { seen, quotes, answer, passTo } = await open(sale({ ends: BOUNDARY }));
  await passTo(BOUNDARY - 11_000);
  expect(quotes).not.toHaveBeenCalled();
  await passTo(BOUNDARY - 1);
  answer();
  await passTo(BOUNDARY - 1);
  expect(seen).toEqual([ON]);

  await passTo(BOUNDARY);
  expect(seen).toEqual([ON, OFF]);
});

test("a sale's start brings them in one frame, as soon as commerce has said its price, which nobody asks before [PB-002, CP-008, CP-026]", async () => {
  const { seen, quotes, answer, passTo, settle } = await open(sale({ starts: BOUNDARY }));
  await passTo(BOUNDARY - 1);
  expect(quotes).not.toHaveBeenCalled();
  await passTo(BOUNDARY);
  expect(seen).toEqual([OFF]);
  answer();
  await settle();
  expect(seen).toEqual([OFF, ON]);
});

test("no moment waits long for a commerce that does not answer [CP-031]", async () => {
  const { seen, passTo } = await open(sale({ ends: BOUNDARY }));
  await passTo(BOUNDARY - 1);
  await passTo(BOUNDARY + 1999);
  expect(seen).toEqual([ON]);
  await passTo(BOUNDARY + 2000);
  expect(seen).toEqual([ON, "hidden plain $79.50 7950"]);
});
