// @vitest-environment jsdom
import type { TestBrowser } from "@courseway/visitor/testing";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { dialog, type GivenPage, giveBrowser, loadOverlays, openPage } from "./testing/open-page.tsx";

beforeAll(loadOverlays);
beforeEach(giveBrowser);

const home = { slug: "home" };
const byFriend = (campaignId: string) => (browser: TestBrowser) => (browser.address += `?campaignid=${campaignId}`);

test.each([
  ["RE", "33113", "30%"],
  ["INS", "73551", "10%"],
  ["MTG", "73550", "10%"],
] as const)(
  "an ambassador's visitor of %s learns on the home page of %s what is theirs: %s [CN-002, CN-003, MD-001, MD-002, RT-040]",
  async (vertical, campaignId, percent) => {
    await openPage({ page: home, brand: { vertical }, prepare: byFriend(campaignId) });
    expect(screen.getByRole("dialog", { name: `Your friend got you ${percent} off` }).textContent).toContain(percent);
    expect(screen.getByRole("button", { name: "Select Course" })).toBeTruthy();
  },
);

test.each(["Close", "Select Course"])("%s closes the ambassador's modal [MD-003]", async (name) => {
  await openPage({ page: home, prepare: byFriend("33113") });
  fireEvent.click(screen.getByRole("button", { name }));
  expect(dialog()).toBeNull();
});

test.each<[string, GivenPage]>([
  ["another page", { prepare: byFriend("33113") }],
  ["another campaign", { page: home, prepare: byFriend("73551") }],
  ["no campaign", { page: home }],
  ["a brand without a program", { page: home, brand: { referralProgram: null }, prepare: byFriend("33113") }],
])("with %s there is no ambassador's modal [MD-001, MD-004, RT-040]", async (_, given) => {
  await openPage(given);
  expect(dialog()).toBeNull();
});
