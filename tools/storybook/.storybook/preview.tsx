import type { Preview } from "@storybook/react";
import { lazy } from "react";
import { configure } from "storybook/test";
import "./fonts.ts";
import "./preview.css";
import { answerAsHost } from "../src/blocks/story-host.ts";
import { AllBrands } from "../src/brands/AllBrands.tsx";
import { applyBrand } from "../src/brands/apply-brand.ts";
import { isBrandId } from "../src/brands/brand-ids.ts";
import { isAllBrands, toolbar } from "../src/brands/brand-switch.ts";
import { nameTypes } from "../src/docs/readable-types.ts";
import { OnGround } from "../src/brands/OnGround.tsx";

// A second, the default, is too short for a story whose scripts load on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// Tests show no documentation pages, so they need not load their code.
const DocsPage = lazy(async () => ({ default: (await import("../src/docs/DocsPage.tsx")).DocsPage }));

// A test fails on what is wrong; only the panel lists what passes and what a person must look at, for which axe writes a
// selector of each element.
const wrongOnly = { options: { resultTypes: ["violations" as const] } };

const preview: Preview = {
  parameters: {
    docs: { page: DocsPage, controls: { sort: "requiredFirst" } },
    layout: "fullscreen",
    a11y: { test: "error", ...(import.meta.env["VITEST_STORYBOOK"] === undefined ? {} : wrongOnly) },
    controls: { expanded: true, sort: "requiredFirst" },
    // Blocks turn it on.
    design: { disable: true },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Foundations",
          "Pages",
          "Blocks",
          ["Overview", "Heroes", "Prices", "Proof", "Forms", "Lists", "Navigation", "Notices", "Content"],
          "Screens",
          "Islands",
          "Chrome",
          "UI",
        ],
      },
    },
  },
  argTypesEnhancers: [nameTypes],
  globalTypes: toolbar,
  initialGlobals: { brand: import.meta.env.STORYBOOK_BRAND ?? "ace", brands: "one" },
  decorators: [
    (Story, { parameters, globals, id, viewMode }) =>
      isAllBrands(globals.brands) && viewMode === "story" ? (
        <AllBrands shown={globals.brands} story={id} />
      ) : (
        <OnGround ground={parameters.ground} bare={parameters.bare === true} isOnDocs={viewMode === "docs"}>
          <Story />
        </OnGround>
      ),
  ],
  beforeEach: ({ globals }) => {
    applyBrand(isBrandId(globals.brand) ? globals.brand : "ace");
    return answerAsHost();
  },
};

export default preview;
