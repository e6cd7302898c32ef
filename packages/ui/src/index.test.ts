// @vitest-environment node
import { expect, test } from "vitest";
import * as ui from "./index.ts";

test("exports exactly these names", () => {
  expect(Object.keys(ui).sort()).toEqual([
    "Accordion",
    "Badge",
    "Button",
    "ButtonGroup",
    "COUNTDOWN_TICK_MS",
    "Card",
    "Container",
    "Countdown",
    "Dialog",
    "Field",
    "FormField",
    "Heading",
    "ICON_PATHS",
    "Icon",
    "Image",
    "Link",
    "PAGE_SKIP",
    "Pagination",
    "PlainButton",
    "Price",
    "Prose",
    "RichText",
    "Seal",
    "Section",
    "Select",
    "SkipLink",
    "Stars",
    "VisuallyHidden",
    "countdownBoxes",
    "describedBy",
    "hasBottomContent",
    "imageUrl",
    "isOnImageHost",
    "lazyIsland",
    "linkAttributes",
    "starCount",
  ]);
});
