"use client";

import { lazyIsland } from "@courseway/ui";

/** The visitor's state by name, whose code comes only with a page that names it. */
export const VisitorStateNameIsland = lazyIsland(
  "VisitorStateName",
  async () => (await import("./VisitorStateName.client.tsx")).VisitorStateName,
);
