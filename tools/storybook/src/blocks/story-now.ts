/** Noon on a Saturday in November 2026, in epoch ms, so that stories look the same on every day. */
export const STORY_NOW = Date.UTC(2026, 10, 21, 18);
