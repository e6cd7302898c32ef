import type { StorybookConfig } from "@storybook/react-vite";
import tailwind from "@tailwindcss/vite";
import { writeBlockStories } from "../src/blocks/write-block-stories.ts";
import { writeScenes } from "../src/blocks/write-scenes.ts";

// Storybook reads story names from source text, so each block's examples become a small file before it looks.
await Promise.all([writeBlockStories(), writeScenes()]);

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  staticDirs: ["../public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwind()] }),
};

export default config;
