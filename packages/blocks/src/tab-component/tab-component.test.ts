// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { beforeAll, expect, test } from "vitest";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { tabComponent } from "./index.tsx";

const twoTabs = examples["twoTabs"] ?? {};
const manyTabs = examples["manyTabs"] ?? {};
const question = (itemTitle: string, itemDescription: string | null) => ({ itemTitle, itemDescription });
const tabWith = (tabTitle: string | null, accordionItems: readonly object[] = []) => ({
  tabTitle,
  tabContentList: [{ tabContent: "<p>Words</p>" }],
  accordion: [{ accordionItems }],
});
const parseContent = (wire: unknown) => fieldsSchema(fields).parse(wire);
const listFaq = (wire: unknown) => tabComponent.structuredData(testInput(parseContent(wire), null));
const renderTabs = (wire: unknown) => [...renderBody(tabComponent, wire).querySelectorAll("[role=tab]")];

beforeAll(() => loadIslands(tabComponent, manyTabs));

test("tabs without a title are How It Works, FAQ, and Tab with their number [BL-tabComponent-001]", () => {
  const titles = renderTabs({ tab: [tabWith(null), tabWith(""), tabWith(" "), tabWith(null)] }).map(
    (tab) => tab.textContent,
  );
  expect(titles).toEqual(["How It Works", "FAQ", "Tab 3", "Tab 4"]);
});

test("a panel's anchor is its place from 0 and its title, also beside a tab without content [BL-tabComponent-002]", () => {
  const anchors = (wire: unknown) =>
    [...renderBody(tabComponent, wire).querySelectorAll("[role=tabpanel]")].map((panel) => panel.id);

  expect(anchors(twoTabs)).toEqual(["tab-0-how-it-works", "tab-1-faq"]);
  expect(anchors({ tab: [{ tabTitle: "Empty" }, tabWith("Précios & plans?")] })).toEqual(["tab-1-precios-plans"]);
});

test("a second block of the same tabs has anchors of its own, the first keeps the plain ones [BL-tabComponent-002]", () => {
  const anchors = (earlier: number) =>
    [...renderBody(tabComponent, twoTabs, { earlier }).querySelectorAll("[role=tabpanel]")].map((panel) => panel.id);

  expect([anchors(0), anchors(1)]).toEqual([
    ["tab-0-how-it-works", "tab-1-faq"],
    ["tab-0-how-it-works--2", "tab-1-faq--2"],
  ]);
});

test("the flagged tab is selected at first, without a flag the first one [BL-tabComponent-003]", () => {
  const selected = (wire: unknown) => renderTabs(wire).map((tab) => tab.getAttribute("aria-selected") === "true");

  expect(selected(manyTabs)).toEqual([false, false, false, true]);
  expect(selected(twoTabs)).toEqual([true, false]);
});

test("more than two tabs are a select too, which small screens show in place of the buttons [BL-tabComponent-004]", () => {
  const body = renderBody(tabComponent, manyTabs);

  expect([...body.querySelectorAll("option")].map((option) => option.textContent)).toEqual(
    renderTabs(manyTabs).map((tab) => tab.textContent),
  );
  expect(body.querySelector(".cw-tabs")?.getAttribute("data-many")).toBe("true");
  expect(renderBody(tabComponent, twoTabs).querySelector("select")).toBeNull();
});

test("reads every documented field, and shows it [BL-tabComponent-005]", () => {
  const body = renderBody(tabComponent, {
    tabbedContentTitle: "About",
    tab: [{ ...tabWith("One", [question("Why?", "<p>Because.</p>")]), isActive: "1" }],
    styles: "promo",
    backgroundColor: "#abcdef",
  });

  expect(body.querySelector("h2")?.textContent).toBe("About");
  expect(body.querySelector("[role=tab]")?.textContent).toBe("One");
  expect(body.querySelector("[role=tabpanel] .cw-tabs-texts")?.textContent).toBe("Words");
  expect(body.querySelector("summary h4")?.textContent).toBe("Why?");
  expect(body.querySelector("details")?.textContent).toContain("Because.");
  expect(body.querySelector("section")?.className).toContain("promo");
  expect(body.querySelector("section")?.style.backgroundColor).toBe("rgb(171, 205, 239)");
});

test("the first HTML holds every panel unhidden, so that all show where no script runs", () => {
  const panels = [...renderBody(tabComponent, manyTabs).querySelectorAll("[role=tabpanel]")];

  expect(panels).toHaveLength(4);
  expect(panels.every((panel) => !panel.hasAttribute("hidden") && panel.querySelector("h3"))).toBe(true);
});

test.each(["Driving FAQ", "Frequently Asked Questions", "Any questions?", "We HELP you"])(
  "a block of the title %j tells search engines its questions [SEO-010]",
  (tabbedContentTitle) => {
    const tab = [
      tabWith("One", [question("Why?", "<p>Because of <b>this</b>.</p>"), question("Left out", null)]),
      tabWith("Two", [question("Where?", "<p>In your car.</p>")]),
    ];
    const answer = (name: string, text: string) => ({
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text },
    });

    expect(listFaq({ tabbedContentTitle, tab })).toEqual([
      { "@type": "FAQPage", mainEntity: [answer("Why?", "Because of this."), answer("Where?", "In your car.")] },
    ]);
  },
);

test("a tab's title is enough, the default one too; other titles and tabs without questions tell nothing [SEO-010]", () => {
  const asked = [question("Why?", "<p>Because.</p>")];

  expect(listFaq({ tab: [tabWith("One"), tabWith(null, asked)] })).toHaveLength(1);
  expect(listFaq({ tabbedContentTitle: "About", tab: [tabWith("Course", asked)] })).toEqual([]);
  expect(listFaq({ tabbedContentTitle: "FAQ", tab: [tabWith("Course")] })).toEqual([]);
});

test("the page's description is the text of the first two answers, over all tabs [SEO-011]", () => {
  const description = (tab: readonly object[]) => tabComponent.metaDescription(parseContent({ tab }));

  expect(
    description([
      tabWith("One", [question("1", "<p>First &amp; foremost.</p>")]),
      tabWith("Two", [question("2", "<ul><li>Second.</li></ul>"), question("3", "<p>Third.</p>")]),
    ]),
  ).toBe("First & foremost. Second.");
  expect(description([tabWith("One")])).toBeNull();
});

test("shows nothing without a tab that has content", () => {
  expect(renderHtml(tabComponent, examples["empty"])).toBe("");
  expect(renderHtml(tabComponent, {})).toBe("");
});
