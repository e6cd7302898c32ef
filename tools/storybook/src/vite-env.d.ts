/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The first brand for stories; tests set it to run all stories under another brand. */
  readonly STORYBOOK_BRAND?: string;
}
