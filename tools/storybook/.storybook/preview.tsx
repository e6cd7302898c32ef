import type { Preview } from "@storybook/react";
import "./fonts.ts";
import "./preview.css";
import { isBrandId, themes } from "../src/brands/brand-ids.ts";
import { OnGround } from "../src/brands/OnGround.tsx";
import { applyBrand } from "../src/brands/apply-brand.ts";

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { expanded: true },
    options: { storySort: { order: ["Foundations", "UI", "Blocks", "Chrome"] } },
  },
  globalTypes: {
    brand: {
      description: "The brand whose theme is worn",
      toolbar: { title: "Brand", icon: "paintbrush", items: [...themes.keys()], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: import.meta.env.STORYBOOK_BRAND ?? "ace" },
  decorators: [
    (Story, { parameters }) => (
      <OnGround ground={parameters.ground} bare={parameters.bare === true}>
        <Story />
      </OnGround>
    ),
  ],
  beforeEach: ({ globals }) => {
    applyBrand(isBrandId(globals.brand) ? globals.brand : "ace");
  },
};

export default preview;
