"use client";

import { lazyIsland } from "@courseway/ui";
import type { PreviewProps } from "./preview-props.ts";

/**
 * Accompanies a preview: the page has the visitor and the clock that its editor asked for, and the panel says why it is as it
 * is. For the live twin's route alone, so that none of it is in a visitor's bytes.
 *
 * @example
 * // app/~live/[[...path]]/page.tsx
 * const live = storefront.live({ Frame: Preview });
 */
export const Preview = lazyIsland<PreviewProps>(
  "Preview",
  async () => (await import("./PreviewPanel.client.tsx")).PreviewPanel,
  {
    when: "usable",
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own props, as JSON
    prepare: async (props) => (await import("./previewed-page.ts")).lookAtPage(props as PreviewProps).browser,
  },
);
