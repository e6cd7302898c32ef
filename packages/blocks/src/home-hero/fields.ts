import {
  aliased,
  asset,
  assets,
  choice,
  type Content,
  html,
  link,
  rows,
  text,
  toggle,
} from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { pickerLabels, productTable } from "../offer/picker/fields.ts";

export const about =
  "The top of the home page: main heading, text, a rating, tiles with links and a picture. Not shown without a theme.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "heroes",
  notFor: "Any page but the home page: use topSectionWysiwyg or topBundle.",
  accessibility:
    "It has the page's one main heading. Tiles are a list of links; the picture behind the text is not read out. Text keeps its contrast in each theme.",
};

/** What an editor sets on the hero of a home page. [BL-homeHero-001, BL-homeHero-005] */
export const fields = {
  theme: text(
    "The hero's look: light, tint or dark; scene, a picture behind the text; panorama, centered text over a drawing as wide as the window; poster, text on a dark card in a picture's corner; question, a plain column of large answers below a wide picture; map, the picker's states as a map of tiles. Required",
  ),
  heroTitle: text("The page's main heading"),
  heroContent: html("The text below the heading"),
  heroImage: assets("The picture; a second one replaces it on phones", { shownPx: 560 }),
  buttonList: rows("Tiles with links", {
    heroButton: {
      icon: aliased(asset("The tile's icon"), "buttonIcon"),
      title: text("The tile's title; a tile without it is left out"),
      subtitle: text("A few words below the title"),
      link: aliased(link("The tile's link; a tile without it is left out"), "buttonLink"),
    },
  }),
  productPickerTable: productTable,
  ...pickerLabels,
  showTrustpilot: toggle("Shows the brand's rating"),
  TrustScoreImage: asset("A picture of the rating, instead of the stars"),
  showImageOnMobile: toggle("Shows the picture on phones too"),
  showPhone: toggle("Shows the brand's phone number as a button"),
  imageAlignment: choice("The picture's side", ["left", "right"], "right"),
};

export type HomeHeroContent = Content<typeof fields>;
