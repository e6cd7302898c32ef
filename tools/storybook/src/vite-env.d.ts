/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The brand that stories use at first; tests set it to run all stories under another brand. */
  readonly STORYBOOK_BRAND?: string;
}
