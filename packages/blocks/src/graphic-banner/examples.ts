import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const whole = {
  graphicBannerContent:
    '<h2>15% off every course this week</h2><p>The code is in your cart already. <a href="/courses/">Choose your course</a></p>',
  image: [exampleAsset("calendar", "A calendar with one day circled", 720, 480)],
  imageAligment: "right",
  imageAlignment: null,
  promotionStartDateTime: null,
  promotionEndsDateTime: "{soon}",
  showHidePromoBanner: true,
  backgroundColor: null,
  textColor: null,
};

export const examples: BlockExamples = {
  whole,
  pictureLeft: { ...whole, imageAligment: "left" },
  otherSpelling: { ...whole, imageAligment: null, imageAlignment: "left" },
  withoutDates: { ...whole, promotionEndsDateTime: null },
  colored: { ...whole, backgroundColor: "#fff6d9", textColor: "#0b2e4f" },
  wordsAlone: { ...whole, image: [] },
  longTexts: {
    ...whole,
    graphicBannerContent:
      "<h2>Everybody who enrolls before the season opens studies the second course of the cycle at no cost</h2><p>It holds for all states that we teach in, for new students and for those who come back, and for the printed book as well as the one on the screen. One offer for each student.</p>",
  },
  over: { ...whole, promotionStartDateTime: "2020-01-01T00:00:00", promotionEndsDateTime: "2020-01-31T00:00:00" },
  switchedOff: { ...whole, showHidePromoBanner: false },
};
