interface SceneColors {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly mark: string;
}

const COLORS: Readonly<Record<string, SceneColors>> = {
  aarp: { sky: "#f3e6d6", far: "#d9a79c", near: "#1f2a44", mark: "#b8122b" },
  ace: { sky: "#dcf0f1", far: "#7db7bb", near: "#0c2d48", mark: "#e0a03a" },
  dec: { sky: "#fff6d9", far: "#8fd3b5", near: "#0b2e4f", mark: "#ffc93c" },
  ids: { sky: "#e4ecfd", far: "#9db6ee", near: "#14213d", mark: "#ffb020" },
  ins: { sky: "#ebe6fb", far: "#b3a3ec", near: "#241a4d", mark: "#35c3a4" },
  mtg: { sky: "#f0ecd9", far: "#a9c4ae", near: "#1c2b23", mark: "#c99a3b" },
};

/** A small landscape in the brand's colors. */
export function sceneSvg(brand: string): string {
  const { sky, far, near, mark } = COLORS[brand] ?? COLORS.ace!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480" preserveAspectRatio="xMidYMid slice"><rect width="720" height="480" fill="${sky}"/><circle cx="540" cy="150" r="64" fill="${mark}"/><path d="M0 300q120-90 250-40t220-30 250 50v200H0z" fill="${far}"/><path d="M0 350q180-60 360-10t360-20v160H0z" fill="${near}"/><path d="M330 480 352 338h14l36 142z" fill="${sky}"/><path d="m361 350 2 0 2 26h-5zm-2 44h9l2 34h-13zm-3 50h17l2 36h-22z" fill="${mark}"/></svg>`;
}

/** Where Storybook serves the brand's scene; written there when it starts. */
export function scene(brand: string): string {
  return `/scenes/${brand}.svg`;
}

const SOON_MS = 2 * 24 * 60 * 60 * 1000;
const soon = (): string => new Date(Date.now() + SOON_MS).toISOString();

/** The example with the brand's scene for each `{images}/….svg`, and a date two days from now for `{soon}`. */
export function withScenes(value: unknown, brand: string): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{images\}\/[\w-]+\.svg/g, scene(brand)).replaceAll("{soon}", soon());
  if (Array.isArray(value)) return value.map((item) => withScenes(item, brand));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withScenes(item, brand)]));
}
