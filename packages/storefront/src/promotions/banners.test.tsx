// @vitest-environment jsdom
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PromotionBanner } from "./PromotionBanner.client.tsx";

const HOUR = 3_600_000;

afterEach(cleanup);

test("the top promo's countdown says that the sale ends [PB-014]", async () => {
  const browser = new TestBrowser();
  const ends = browser.time + 3 * HOUR;
  const settings = testSettings(browser.time, {
    promotions: {
      policy: { cdiParam: "hc", salesParam: "vc", oldStrategy: false },
      offer: null,
      topPromo: { starts: null, ends, reset: null, switchedOn: true, hideStickyBanner: false },
      override: null,
      graphicPromo: null,
    },
    boundaries: [ends],
  });
  render(
    <VisitorProvider settings={settings} browser={browser}>
      <PromotionBanner
        banner="topPromo"
        first={{ phase: "main", countdownTo: ends }}
        main={<p>Friday</p>}
        reset={null}
      />
    </VisitorProvider>,
  );

  expect(await screen.findByText("SALE ENDS IN", {}, { timeout: 4000 })).not.toBeNull();
  expect(screen.getByRole("complementary", { name: "Promotion" }).textContent).toContain("03 hours");
});
