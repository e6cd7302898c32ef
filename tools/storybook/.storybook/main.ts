import type { StorybookConfig } from "@storybook/react-vite";
import tailwind from "@tailwindcss/vite";
import { declarations } from "@courseway/blocks/declarations";
import { readDesigns } from "../src/blocks/designs.ts";
import { writeBlockStories } from "../src/blocks/write-block-stories.ts";
import { writeScenes } from "../src/blocks/write-scenes.ts";
import { writeCatalog } from "../src/overview/write-catalog.ts";

// Storybook reads story names from source text, so each block's examples are first written into a small file.
await Promise.all([writeBlockStories(), writeScenes(), writeCatalog()]);

// Without a link, the addon's panel would say that there is none.
const hasDesigns = readDesigns(declarations.map(({ name }) => name)).size > 0;

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
    "@storybook/addon-mcp",
    ...(hasDesigns ? ["@storybook/addon-designs"] : []),
  ],
  staticDirs: ["../public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwind()] }),
};

export default config;
