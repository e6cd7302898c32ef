import type { StorybookConfig } from "@storybook/react-vite";
import tailwind from "@tailwindcss/vite";
import { writeBlockStories } from "../src/blocks/write-block-stories.ts";
import { writeScenes } from "../src/blocks/write-scenes.ts";
import { writeCatalog } from "../src/overview/write-catalog.ts";

// Storybook reads story names from source text, so each block's examples are first written into a small file.
await Promise.all([writeBlockStories(), writeScenes(), writeCatalog()]);

const isTest = process.env["VITEST"] !== undefined;
const stories = ["../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"];
const addons = ["@storybook/addon-a11y", "@storybook/addon-vitest"];

/**
 * What only people use, not tests. The addon for documentation parses each file of stories twice more, the one for
 * pseudo states reads every rule of every style sheet and rewrites some, and Storybook's own tools wrap each story.
 */
const forPeople = {
  stories: ["../src/**/*.mdx", ...stories],
  addons: [
    "@storybook/addon-docs",
    ...addons,
    "storybook-addon-pseudo-states",
    "@storybook/addon-mcp",
    "@storybook/addon-designs",
  ],
};
const forTests = {
  stories,
  addons,
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    highlight: false,
    interactions: false,
    measure: false,
    outline: false,
  },
  // The tables of properties that documentation pages show.
  typescript: { reactDocgen: false },
} as const;

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  ...(isTest ? forTests : forPeople),
  staticDirs: ["../public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwind()],
    // A drawing that `use` shows needs an address: browsers refuse a data URL there.
    build: { ...vite.build, assetsInlineLimit: (file) => (file.endsWith(".svg") ? false : undefined) },
  }),
};

export default config;
