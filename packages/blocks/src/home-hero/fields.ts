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
import { productTable } from "../shared/picker/fields.ts";

export const about =
  "The top of the home page: its main heading, words, a rating, tiles that lead on and a picture. Without a theme it is not shown.";

/** What an editor sets on the hero of a home page. [BL-homeHero-001, BL-homeHero-005] */
export const fields = {
  theme: text(
    "The hero's look: light, tint or dark; scene, a picture that fills the ground behind the words; panorama, centered words over a drawing as wide as the window; poster, words on a dark card in a picture's corner; without one there is no hero",
  ),
  heroTitle: text("The page's main heading"),
  heroContent: html("The words below the heading"),
  heroImage: assets("The picture; a second one takes its place on phones", { shownPx: 560 }),
  buttonList: rows("Tiles that lead on", {
    heroButton: {
      icon: aliased(asset("The tile's icon"), "buttonIcon"),
      title: text("The tile's title; a tile without it is left out"),
      subtitle: text("A few words below the title"),
      link: aliased(link("Where the tile leads; a tile without it is left out"), "buttonLink"),
    },
  }),
  productPickerTable: productTable,
  showTrustpilot: toggle("Shows the brand's rating"),
  TrustScoreImage: asset("A picture of the rating, in the place of the stars"),
  showImageOnMobile: toggle("Shows the picture on phones too"),
  imageAlignment: choice("Where the picture stands", ["left", "right"], "right"),
};

export type HomeHeroContent = Content<typeof fields>;
