"use client";

import { lazyIsland } from "@courseway/ui";

/** The select of a dropdown, whose code comes only with a page that has one. */
export const DropdownSelectIsland = lazyIsland(
  async () => (await import("./DropdownSelect.client.tsx")).DropdownSelect,
);
