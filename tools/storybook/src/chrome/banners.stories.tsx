import type { Globals } from "@courseway/content-client";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { STORY_NOW } from "../blocks/story-now.ts";
import { scene } from "../blocks/scene.ts";
import { HostScene, type Scene, createScene } from "./HostScene.tsx";

const HOUR = 3_600_000;
const at = (hours: number): string => new Date(STORY_NOW + hours * HOUR).toISOString();
const onNow = { promotionStartDateTime: at(-24), promotionEndsDateTime: at(30), showHidePromoBanner: true };

const offer: NonNullable<Globals["offer"]> = {
  ...onNow,
  promotionText: "<strong>Fall start:</strong> 15% off every course",
  promotionLink: "/courses/",
  coupon: null,
  promotionEndsDateTime: at(7),
};
const topPromo: NonNullable<Globals["topPromo"]> = {
  ...onNow,
  promotionText: '<strong>15% off</strong> until Sunday. <a href="/courses/">Choose your course</a>',
  promotionReset: { resetText: "<strong>One more day:</strong> 10% off", promotionEndsDateTime: at(20) },
  overwriteCoupon: null,
};
const graphicPromo: NonNullable<Globals["graphicPromo"]> = {
  ...onNow,
  graphicBannerContent:
    '<h2>Give a course, get one free</h2><p>Enroll this week and bring somebody along. <a href="/courses/">See how</a></p>',
  image: {
    url: scene("ace", "calendar.svg"),
    alt: "",
    title: "",
    width: 720,
    height: 480,
    mimeType: "image/svg+xml",
    focalPoint: null,
  },
  imageAlignment: "left",
  backgroundColor: null,
  textColor: null,
};

const meta = { title: "Chrome/Banners", parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The banners of these global sets, with the number of banners and countdowns that show. */
const buildStory = (globals: Partial<Globals>, banners = 1, timers = banners): Story => ({
  render: (_, context) => <HostScene scene={createScene({ globals })} brand={context.globals["brand"]} />,
  play: async ({ canvasElement }) => {
    const shown = (what: string) => [...canvasElement.querySelectorAll(what)].filter((one) => one.checkVisibility());
    await waitFor(() => expect(shown("aside")).toHaveLength(banners));
    await waitFor(() => expect(shown("[role=timer]")).toHaveLength(timers));
  },
});

/** Checks that the countdown runs: a second later it shows a second less. */
function running(): Story {
  const scenes = new Map<unknown, Scene>();
  const getScene = (id: unknown) => {
    const found = scenes.get(id) ?? createScene({ globals: { offer } });
    scenes.set(id, found);
    return found;
  };
  return {
    beforeEach: () => scenes.clear(),
    render: (_, { globals }) => <HostScene scene={getScene(globals["brand"])} brand={globals["brand"]} />,
    play: async ({ canvas, globals }) => {
      const { browser } = getScene(globals["brand"]);
      // The first HTML's figures stay until the countdown's code loads and requests a timer each second. On a busy
      // machine, that code is built for the first story that needs it.
      const next = () => Math.min(...[...browser.timers].map(({ at: moment }) => moment));
      await waitFor(() => expect(next()).toBeLessThanOrEqual(browser.time + 1000), { timeout: 10_000 });
      browser.pass(1000);
      await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent(/06.*59.*59/u));
    },
  };
}
export const OfferCountsDown: Story = running();
export const Offer: Story = buildStory({ offer });
export const OfferWithoutEnd: Story = buildStory({ offer: { ...offer, promotionEndsDateTime: null } });
export const TopPromo: Story = buildStory({ topPromo });
export const TopPromoLastDay: Story = buildStory({ topPromo: { ...topPromo, promotionEndsDateTime: at(5) } });
export const TopPromoReset: Story = buildStory({ topPromo: { ...topPromo, promotionEndsDateTime: at(-1) } });
export const Graphic: Story = buildStory({ graphicPromo });
export const GraphicRight: Story = buildStory({ graphicPromo: { ...graphicPromo, imageAlignment: "right" } });
export const GraphicCentered: Story = buildStory({ graphicPromo: { ...graphicPromo, imageAlignment: "center" } });
export const GraphicColored: Story = buildStory({
  graphicPromo: { ...graphicPromo, backgroundColor: "#10243f", textColor: "#ffffff" },
});
export const GraphicWordsAlone: Story = buildStory(
  { graphicPromo: { ...graphicPromo, image: null, promotionEndsDateTime: null } },
  1,
  0,
);
export const AllThree: Story = buildStory({ offer, topPromo, graphicPromo }, 3);
/** No banner is on the page before its start or after its end. */
export const NoneYet: Story = buildStory({ topPromo: { ...topPromo, promotionStartDateTime: at(2) } }, 0);
