"use client";

import { lazyIsland } from "@courseway/ui";

/** The study plan, whose code and rules come only with a page that has it. */
export const StudyPlanIsland = lazyIsland(async () => (await import("./StudyPlan.client.tsx")).StudyPlan);
