// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { ambassadorReferral } from "./index.tsx";
import { examples } from "./examples.ts";

const whole = examples["whole"] ?? {};

beforeAll(() => loadIslands(ambassadorReferral, whole));

test("shows heading, words, courses, picture and the words beside it [BL-ambassadorReferral-003]", () => {
  const body = renderBody(ambassadorReferral, whole);

  expect(body.querySelector("h1")?.textContent).toBe("Your friend just saved you 30%");
  expect(body.querySelector(".cw-referral-main li")?.textContent).toBe("Every hour your state requires");
  expect([...body.querySelectorAll(".cw-dropdown a")].map((link) => link.getAttribute("href"))).toEqual([
    "/texas/",
    "/florida/",
    "/arizona/",
  ]);
  expect(body.querySelector(".cw-referral-aside")?.textContent).toContain("Good for new students.");
  expect(body.querySelector(".cw-referral-aside img")?.getAttribute("alt")).toBe("Two people shake hands");
});

test.each([
  ["Claim your license course", "Claim your license course"],
  [null, "Claim Your Course"],
  ["  ", "Claim Your Course"],
])("with the dropdown's title %j its label is %s [BL-ambassadorReferral-001]", (dropdownTitle, label) => {
  const body = renderBody(ambassadorReferral, { ...whole, dropdownTitle });
  expect(body.querySelector(".cw-dropdown-label")?.textContent).toBe(label);
  expect(body.querySelector("select")?.getAttribute("aria-label")).toBe(label);
});

test("the picture has 507 by 534 px, whatever its file has [BL-ambassadorReferral-002]", () => {
  const image = [{ url: "/a.jpg", alt: "A", width: 1200, height: 300 }];
  const picture = renderBody(ambassadorReferral, { ...whole, image }).querySelector("img");
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["507", "534"]);
});

test("the courses are the shared dropdown's rows, with their flags [BL-dropdown-005]", () => {
  const row = {
    dropdownValue: "Ohio",
    dropdownLink: "https://example.org/ohio",
    dropdownLinkNofollow: true,
    dropdownCtaTag: "oh",
  };
  const link = renderBody(ambassadorReferral, { ...whole, referralDropdown: [row] }).querySelector(".cw-dropdown a");

  expect(link?.textContent).toBe("Ohio");
  expect([link?.getAttribute("rel"), link?.getAttribute("target"), link?.getAttribute("data-cta-tag")]).toEqual([
    "noopener nofollow",
    "_blank",
    "oh",
  ]);
});

test("without a course that leads anywhere there is no dropdown, and without anything no block", () => {
  const bare = { ...whole, referralDropdown: [{ dropdownLabel: "Texas", dropdownLink: null }] };
  expect(renderBody(ambassadorReferral, bare).querySelector(".cw-dropdown")).toBeNull();
  expect(renderHtml(ambassadorReferral, examples["empty"])).toBe("");
});
