"use client";

import { lazyIsland } from "@courseway/ui";
import type { PreviewProps } from "./preview-props.ts";

/**
 * Adds the preview tools to a page: the page gets the visitor and the clock that its editor chose, and the panel
 * explains why the page looks as it does. Only for the live twin's route, so that visitors load none of its code.
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
