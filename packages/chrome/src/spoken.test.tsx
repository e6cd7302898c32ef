// @vitest-environment jsdom
import { NO_GLOBALS } from "@courseway/content-client";
import { VisitorProvider } from "@courseway/visitor/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { listenTo } from "@courseway/workspace/spoken";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  CAPTURE,
  EXIT,
  type GivenPage,
  giveBrowser,
  loadOverlays,
  openPage,
  scrollTo,
  settle,
} from "./overlays/testing/open-page.tsx";
import { NotFoundContent } from "./parts/NotFoundContent.tsx";
import { SearchForm } from "./parts/SiteSearch.tsx";
import { PrivacyManager } from "./privacy/PrivacyManager.tsx";
import { Banners } from "./promotions/Banners.tsx";
import { promotions } from "./promotions/promotions.ts";
import { brand } from "./testing/brand.ts";

beforeAll(loadOverlays);
beforeEach(giveBrowser);

const NOW = Date.UTC(2026, 10, 21, 18);

function renderBanners(): ReactNode {
  const browser = Object.assign(new TestBrowser(), { time: NOW });
  const dates = {
    promotionStartDateTime: null,
    promotionEndsDateTime: "2026-11-22T18:00:00Z",
    showHidePromoBanner: true,
  };
  const offer = { promotionText: "<p>15% off</p>", promotionLink: "/sale/", coupon: "SALE15", ...dates };
  const topPromo = {
    promotionText: '<p><a href="/pricing/">Fall sale</a></p>',
    promotionReset: null,
    overwriteCoupon: null,
    ...dates,
  };
  return (
    <VisitorProvider settings={testSettings(NOW)} browser={browser}>
      <Banners promotions={promotions({ ...NO_GLOBALS, offer, topPromo }, brand, NOW)} />
    </VisitorProvider>
  );
}

const PARTS: Readonly<Record<string, () => ReactNode>> = {
  banners: renderBanners,
  notFound: () => <NotFoundContent brand={brand}>You took a wrong turn.</NotFoundContent>,
  privacyManager: () => <PrivacyManager brand={brand} />,
  search: () => <SearchForm brand={{ searchPage: "/search/" }} words="texas" size="large" />,
};

test.each(Object.entries(PARTS))(
  "what a screen reader says of the chrome's %s is what a reviewer has read",
  async (name, render) => {
    await expect(await listenTo(renderToStaticMarkup(render()))).toMatchFileSnapshot(`spoken/${name}.txt`);
  },
);

const OVERLAYS: Readonly<Record<string, GivenPage>> = {
  ambassador: { page: { slug: "home" }, prepare: (browser) => (browser.address += "?campaignid=33113") },
  capture: { capture: CAPTURE },
  chat: { brand: { vendors: { chat: { handle: "ace", scriptUrl: "https://chat.example/embed2.js" } } } },
  exitIntent: { page: { exitIntent: EXIT } },
};

test.each(Object.entries(OVERLAYS))(
  "what a screen reader says of an open %s is what a reviewer has read",
  async (name, given) => {
    const { pass } = await openPage(given);
    scrollTo(500);
    fireEvent(document.documentElement, new MouseEvent("mouseleave", { clientY: 0 }));
    pass(1000);
    if (given.capture) fireEvent.click(screen.getByRole("button", { expanded: false }));
    await settle();
    const { innerHTML } = document.body;
    await expect(await listenTo(innerHTML)).toMatchFileSnapshot(`spoken/${name}.txt`);
  },
);
