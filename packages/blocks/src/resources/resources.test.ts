// @vitest-environment jsdom
import { expect, test } from "vitest";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { examples } from "./examples.ts";
import { resources } from "./index.tsx";

const one = examples["one"] ?? {};
const renderCard = (fields: object) => renderBody(resources, { ...one, ...fields }).querySelector("article");

test("a card has its picture on its ground, its words and its button with all that an editor sets [BL-resources-001]", () => {
  const card = renderCard({
    resourceBackgroundColor: "#ffeecc",
    resourceCtaStyle: "tertiary",
    resourceCtaLabel: "Open the guide",
    resourceCtaLink: "https://example.org/guide",
    resourceCtaLinkNewTab: "1",
    resourceCtaLinkNofollow: true,
    resourceCtaTag: "guide",
    resourceCtaLinkAriaLabel: "Open the guide to Texas",
  });
  const button = card?.querySelector<HTMLAnchorElement>("a.cw-button");

  expect(card?.querySelector("img")?.alt).toBe("A map with a route");
  expect(card?.querySelector("img")?.parentElement?.style.backgroundColor).toBe("rgb(255, 238, 204)");
  expect(card?.querySelector("h2")?.textContent).toBe("The guide to your state");
  expect(button?.textContent).toBe("Open the guide");
  expect(button?.getAttribute("href")).toBe("https://example.org/guide");
  expect(button?.target).toBe("_blank");
  expect(button?.rel).toContain("nofollow");
  expect(button?.dataset).toMatchObject({ style: "tertiary", ctaTag: "guide" });
  expect(button?.getAttribute("aria-label")).toBe("Open the guide to Texas");
});

test.each([null, "", "  "])(
  "its button says Read More where the label is %j [BL-resources-002]",
  (resourceCtaLabel) => {
    expect(renderCard({ resourceCtaLabel })?.querySelector("a")?.textContent).toBe("Read More");
  },
);

test("a button of no name of its own is told from the others by its card's heading [A11Y-015]", () => {
  expect(renderCard({})?.querySelector("a")?.getAttribute("aria-label")).toBe("Read More: The guide to your state");
});

test("shows the first card and those beside it, in the editor's order", () => {
  const titles = [...renderBody(resources, examples["three"] ?? {}).querySelectorAll("article h2")];

  expect(titles.map((title) => title.textContent)).toEqual(["The guide to your state", "Practice exam", "Study plan"]);
});

test("a card without a link has no button, one without words and picture is left out", () => {
  expect(renderCard({ resourceCtaLink: "javascript:alert(1)" })?.querySelector("a")).toBeNull();
  expect(renderHtml(resources, { ...one, resourceImage: [], resourceTextContent: "<p></p>" })).toBe("");
});
