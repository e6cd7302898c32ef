"use client";

import { plainIsland } from "@courseway/blocks/offer";

/** The visitor's state by name, whose code comes only with a page that names it. */
export const VisitorStateNameIsland = plainIsland(
  "VisitorStateName",
  async () => (await import("./VisitorStateName.plain.ts")).followStateName,
);
