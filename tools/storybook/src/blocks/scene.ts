import { STORY_NOW } from "./story-now.ts";

/** Where Storybook serves a drawing in a brand's colors; written there when it starts. */
export const scene = (brand: string, file: string): string => `/scenes/${brand}/${file}`;

const SOON = new Date(STORY_NOW + 2 * 24 * 60 * 60 * 1000).toISOString();

/** The example with the brand's own drawing for each `{images}/….svg`, and a date two days from now for `{soon}`. */
export function withScenes(value: unknown, brand: string): unknown {
  if (typeof value === "string")
    return value
      .replaceAll(/\{images\}\/([\w-]+\.svg)/g, (_, file: string) => scene(brand, file))
      .replaceAll("{soon}", SOON);
  if (Array.isArray(value)) return value.map((item) => withScenes(item, brand));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withScenes(item, brand)]));
}
