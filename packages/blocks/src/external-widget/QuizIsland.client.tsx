"use client";

import { lazyIsland } from "@courseway/ui";

/** The quiz, whose code comes only with a page that has one. */
export const QuizIsland = lazyIsland(async () => (await import("./Quiz.client.tsx")).Quiz);
