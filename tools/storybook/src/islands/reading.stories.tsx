import { TestBrowser } from "@courseway/visitor/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor, within } from "storybook/test";
import { Example } from "../blocks/Example.tsx";
import { STORY_NOW } from "../blocks/story-now.ts";
import { using } from "./island-story.tsx";

/** What visitors switch, open and watch, and what they see if a third party may not load. */
const meta: Meta = { title: "Islands/Reading", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

export const TabByKeyboard: Story = using("tabComponent", "twoTabs", async ({ canvas, userEvent }) => {
  const tabs = canvas.queryByRole("tablist");
  if (tabs === null || !tabs.checkVisibility()) return;
  // The script that reacts may still be loading.
  await waitFor(async () => {
    await userEvent.click(canvas.getByRole("tab", { name: "How It Works" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "FAQ" })).toHaveAttribute("aria-selected", "true");
  });
  await waitFor(() => expect(canvas.getByRole("tabpanel", { name: "FAQ" })).toBeVisible());
});

export const SecondSlide: Story = using("slider", "whole", async ({ canvas, userEvent }) => {
  const next = await canvas.findByRole("button", { name: "Next slide" });
  const previous = canvas.getByRole("button", { name: "Previous slide" });
  // The script that reacts may still be loading; scrolling takes less than a second.
  await waitFor(
    async () => {
      if (previous.getAttribute("aria-disabled") === "true") await userEvent.click(next);
      await expect(canvas.getByRole("status")).toHaveTextContent("2 of 3");
    },
    { timeout: 8000, interval: 1000 },
  );
  await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "false"));
});

/** The player of the brand's films: a page of our own. */
const players: Parameters<typeof using>[3] = () => {
  const url = "data:text/html,<body style='background:%23123'><!--";
  return { videos: { wistiaUrl: url, youtubeUrl: url, posterUrl: "http://127.0.0.1:9" } };
};

const FILM_BUTTON = { name: /watch|overview|video/iu };

/** Removes a film that plays over the page: it is outside the story and blocks everything below it. */
const endFilm = () => () => {
  for (const dialog of document.querySelectorAll("dialog.cw-film-dialog")) dialog.remove();
};

const filmOverThePage = using(
  "topSectionWysiwyg",
  "withVideo",
  async ({ canvas, canvasElement, userEvent }) => {
    const { body } = canvasElement.ownerDocument;
    await waitFor(async () => {
      await userEvent.click(canvas.getAllByRole("link", FILM_BUTTON)[0] ?? canvasElement);
      await expect(body.querySelector("dialog.cw-film-dialog[open]")).not.toBeNull();
    });
    await waitFor(() => expect(body.querySelector("dialog.cw-film-dialog")).not.toHaveAttribute("aria-busy"));
    await expect(within(body).getByRole("button", { name: "Close video" })).toBeVisible();
  },
  players,
);
export const FilmOverThePage: Story = { ...filmOverThePage, beforeEach: endFilm };

/** Room below the block, so that its button can leave the screen. */
const roomBelow = () => {
  const { style } = document.body;
  style.paddingBlockEnd = "300vh";
  return () => {
    style.paddingBlockEnd = "";
    scrollTo({ top: 0, behavior: "instant" });
  };
};

const barAtTheFoot = using("topSectionWysiwyg", "popup", async ({ canvas, canvasElement, userEvent }) => {
  const page = canvasElement.ownerDocument.documentElement;
  page.scrollTo({ top: page.scrollHeight, behavior: "instant" });
  const bar = await canvas.findByRole("complementary", { name: "Buy this course" });
  const details = within(bar).queryByRole("button", { name: "Offer details" });
  if (details === null) return;
  const before = details.getAttribute("aria-expanded");
  await userEvent.click(details);
  await waitFor(() => expect(details).not.toHaveAttribute("aria-expanded", before ?? ""));
});
export const BarAtTheFoot: Story = { ...barAtTheFoot, beforeEach: roomBelow };

/** The visitor's clock, two seconds before the banner's end. */
let clock = new TestBrowser();

const bannerEnds = using("graphicBanner", "whole", async ({ canvas, canvasElement }) => {
  const banner = canvasElement.querySelector(".cw-graphic-banner-section");
  const passSecond = async () => {
    // The code that counts down may still be loading.
    await waitFor(() => expect(clock.timers.size).toBeGreaterThan(0), { timeout: 12_000 });
    clock.pass(1000);
  };
  await passSecond();
  await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("01 seconds"));
  await expect(banner?.checkVisibility()).toBe(true);
  await passSecond();
  await waitFor(() => expect(banner?.checkVisibility()).toBe(false));
});
export const BannerEnds: Story = {
  ...bannerEnds,
  name: "On an open page a graphic banner goes at its end [BL-graphicBanner-002]",
  args: { ...bannerEnds.args, promotionEndsDateTime: new Date(STORY_NOW + 2000).toISOString() },
  beforeEach: () => {
    clock = Object.assign(new TestBrowser(), { time: STORY_NOW, isSignalOn: true });
  },
  render: (_, { loaded }) => (
    <Example element={loaded["element"]} dialogs={loaded["dialogs"]} client={loaded["client"]} browser={clock} />
  ),
};

export const QuizWithoutThirdParties: Story = using("externalWidget", "agolix", async ({ canvas }) => {
  await expect(await canvas.findByRole("link", { name: "Take the quiz in a new tab" })).toBeVisible();
  await expect(await canvas.findByText(/because you share no personal information/u)).toBeVisible();
});

export const HelpCenterWithoutThirdParties: Story = using("gladlyHelpCenter", "whole", async ({ canvas }) => {
  await expect(await canvas.findByRole("link", { name: "Contact support" })).toBeVisible();
  await expect(await canvas.findByRole("button", { name: "Privacy choices" })).toBeVisible();
});

export const RatingWithoutThirdParties: Story = using("trustpilot", "productReview", async ({ canvas }) => {
  await expect(await canvas.findByText(/4\.6 out of 5, 318 reviews/u)).toBeVisible();
});
