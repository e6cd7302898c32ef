import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { editPage, removePage, writePage } from "../../helpers/sandbox.ts";
import { inOneTab as test } from "../../helpers/tabs.ts";
import { FAULTS_SANDBOX, FAULTS_SITE } from "../../environment.ts";

const words = (name: string): string => `<p>${`${name} has many words. `.repeat(120)}</p>`;

/** A page that is taller than a window, with answers and tabs. */
const longPage = `title: Follows
pageTitle: Follows
baseComponents:
  - typeHandle: topSectionWysiwyg
    sectionTitle: As it was
    sectionContent: ${JSON.stringify(words("The top"))}
    hideGuaranteeLink: true
  - typeHandle: accordion
    accordionTitle: Asked every day
    accordionItems:
      - { itemTitle: How long does it take?, itemDescription: "<p>Six weeks.</p>", showDescription: true }
      - { itemTitle: What does it cost?, itemDescription: "<p>Less than a semester.</p>" }
  - typeHandle: tabComponent
    tab:
      - { tabTitle: Phone, tabContentList: [{ tabContent: "<p>On the bus.</p>" }], isActive: true }
      - { tabTitle: Laptop, tabContentList: [{ tabContent: "<p>At the table.</p>" }] }
  - typeHandle: learnMore
    learnMoreContent: ${JSON.stringify(words("The foot"))}
`;

test("in the control panel's live preview a save shows without a new load: the place, an open answer and a chosen tab stay [RT-047]", async ({
  page,
}) => {
  const slug = `follows-${randomUUID()}`;
  writePage(slug, longPage);
  try {
    await page.goto(`${FAULTS_SANDBOX.url}/live-preview/ace/${slug}`);
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("button", { name: "Why this page?" })).toBeVisible();
    const frame = page.frame({ url: (url) => url.href.startsWith(FAULTS_SITE) });
    if (frame === null) throw new Error("The preview has no frame of the site.");
    expect(new URL(page.url()).origin).not.toBe(new URL(frame.url()).origin);

    await preview.getByText("What does it cost?").click();
    await preview.getByRole("tab", { name: "Laptop" }).click();
    const answer = preview.getByText("Less than a semester.");
    await expect(answer).toBeVisible();
    await expect(preview.getByText("At the table.")).toBeVisible();
    await answer.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const readTop = () => answer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await readTop();
    await frame.evaluate(() => void (document.documentElement.dataset["loadedOnce"] = ""));

    // Adds much more text above what the editor looks at.
    editPage(slug, "sectionTitle: As it was", "sectionTitle: As it is now");
    editPage(slug, words("The top"), words("The top") + words("More at the top"));
    await expect(preview.getByRole("heading", { level: 1, name: "As it is now" })).toBeAttached();
    await expect(preview.getByText("More at the top has many words.")).toBeAttached();

    await expect(preview.locator("html[data-loaded-once]")).toBeAttached();
    await expect(answer).toBeVisible();
    await expect(preview.getByRole("tab", { name: "Laptop" })).toHaveAttribute("aria-selected", "true");
    await expect(preview.getByText("At the table.")).toBeVisible();
    expect(Math.abs((await readTop()) - before)).toBeLessThanOrEqual(1);

    // An island that the save replaced works, and unchanged islands do too.
    editPage(slug, "tabTitle: Phone", "tabTitle: Telephone");
    await preview.getByRole("tab", { name: "Telephone" }).click();
    await expect(preview.getByText("On the bus.")).toBeVisible();
    await preview.getByRole("button", { name: "Why this page?" }).click();
    await preview.getByText("3. tabComponent").click();
    await expect(preview.locator("html[data-loaded-once]")).toBeAttached();
  } finally {
    removePage(slug);
  }
});
