// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { emitCoupon } from "@courseway/coupons/events";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { LinkContext } from "./link-context.ts";
import { LinkDecorator } from "./LinkDecorator.client.tsx";

const { origin, host } = location;
const context: LinkContext = {
  rules: { origin, host, hosts: [host], siblingHosts: [], checkoutOrigin: origin, blogPaths: [] },
  policy: { cdiParam: "hc", salesParam: "vc", oldStrategy: false },
  coupons: { url: "", globalBanner: "SPRING", override: null },
};

// Loaded beforehand, so that no test waits for a file to be compiled.
beforeAll(() => import("./decorate-links.ts"));

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

function setUp(link: string, query = "") {
  history.replaceState(null, "", `/page/${query}`);
  render(
    <>
      <a href={link}>Go</a>
      <LinkDecorator context={context} codes={["SPRING"]} />
    </>,
  );
  const anchor = screen.getByRole("link");
  /** What the link says once it is about to be followed. */
  return () => (fireEvent.pointerOver(anchor), anchor.getAttribute("href"));
}

test("adds the query of the page to a link that is about to be followed [LNK-009]", async () => {
  const href = setUp("/b/", "?hc=SAVE10");
  await waitFor(() => expect(href()).toBe("/b/?hc=SAVE10"));
});

test("gives a checkout link the page's coupon that it lacks [CP-013]", async () => {
  const href = setUp("/checkout/?productId=7");
  await waitFor(() => expect(href()).toBe("/checkout/?productId=7&hc=SPRING"));
});

test("adds a coupon that arrives while the page is open [CP-027]", async () => {
  const href = setUp("/checkout/?productId=7&hc=SPRING");
  expect(href()).toBe("/checkout/?productId=7&hc=SPRING");
  emitCoupon("CAREER20");
  await waitFor(() => expect(href()).toContain("CAREER20"));
});

test("leaves links alone once it is gone", async () => {
  const href = setUp("/b/", "?hc=SAVE10");
  await waitFor(() => expect(href()).toBe("/b/?hc=SAVE10"));
  cleanup();
  const link = document.body.appendChild(document.createElement("a"));
  link.setAttribute("href", "/c/");
  fireEvent.pointerOver(link);
  expect(link.getAttribute("href")).toBe("/c/");
});
