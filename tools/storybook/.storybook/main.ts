import type { StorybookConfig } from "@storybook/react-vite";
import tailwind from "@tailwindcss/vite";
import { writeBlockStories } from "../src/blocks/write-block-stories.ts";
import { writeScenes } from "../src/blocks/write-scenes.ts";
import { writeCatalog } from "../src/overview/write-catalog.ts";

// Storybook reads story names from source text, so each block's examples are first written into a small file.
await Promise.all([writeBlockStories(), writeScenes(), writeCatalog()]);

/**
 * Addons that only people use, not tests. The one for pseudo states reads every rule of every style sheet and rewrites
 * some, for each story.
 */
const forPeople = ["storybook-addon-pseudo-states", "@storybook/addon-mcp", "@storybook/addon-designs"];
const isTest = process.env["VITEST"] !== undefined;

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", ...(isTest ? [] : forPeople)],
  // The tables of properties that documentation pages show.
  typescript: isTest ? { reactDocgen: false } : {},
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
