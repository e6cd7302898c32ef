import { STORY_NOW } from "./story-now.ts";

/** The address of a drawing in a brand's colors in Storybook, which writes the file when it starts. */
export const scene = (brand: string, file: string): string => `/scenes/${brand}/${file}`;

const SOON = new Date(STORY_NOW + 2 * 24 * 60 * 60 * 1000).toISOString();

interface ScenePicture {
  readonly file: string;
  readonly alt: string;
}

const picture = (file: string, alt: string): ScenePicture => ({ file: `${file}.svg`, alt });

/** A brand's own picture instead of one that every brand has. */
const SCENE_PICTURES: Readonly<Record<string, Readonly<Record<string, ScenePicture>>>> = {
  aarp: {
    "road.svg": picture("sunday-drive", "A red car passes a house on a Sunday"),
    "desk.svg": picture("kitchen-table", "A laptop, a cup and glasses on a kitchen table"),
    "exam.svg": picture("certificate", "A certificate with a seal"),
  },
  ace: { "road.svg": picture("skyline", "A skyline in the morning") },
  dec: {
    "road.svg": picture("first-drive", "A green car on a first drive in the country"),
    "exam.svg": picture("permit", "A learner's permit and a test paper"),
    "laptop.svg": picture("phone-lesson", "A lesson on a phone"),
  },
  ids: {
    "road.svg": picture("highway-morning", "A highway in the morning sun"),
    "desk.svg": picture("phone-lesson", "A lesson on a phone, keys and coffee"),
  },
  ins: {
    "road.svg": picture("umbrella-street", "Two houses under one umbrella"),
    "desk.svg": picture("agent-desk", "An agent's desk by the window"),
    "exam.svg": picture("exam-screen", "An exam on a screen, with a clock"),
  },
  mtg: {
    "road.svg": picture("house-ledger", "A house on an open ledger"),
    "desk.svg": picture("closing-table", "A contract, keys and a coffee on a table"),
    "exam.svg": picture("license-frame", "A license in a frame"),
  },
};

const PICTURE = /\{images\}\/([\w-]+\.svg)/gu;

/**
 * Replaces each `{images}/….svg` in the example with the brand's own drawing and its description, and `{soon}` with a
 * date two days after the stories' current time.
 */
export function withScenes(value: unknown, brand: string): unknown {
  const ofBrand = SCENE_PICTURES[brand] ?? {};
  if (typeof value === "string")
    return value
      .replaceAll(PICTURE, (_, file: string) => scene(brand, ofBrand[file]?.file ?? file))
      .replaceAll("{soon}", SOON);
  if (Array.isArray(value)) return value.map((item) => withScenes(item, brand));
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).map(([key, item]) => [key, withScenes(item, brand)] as const);
  return { ...Object.fromEntries(fields), ...getWords(value, ofBrand) };
}

/** The description of a picture that differs from the example's; a decorative picture keeps its empty one. */
function getWords(value: object, ofBrand: Readonly<Record<string, ScenePicture>>): { readonly alt?: string } {
  if (!("url" in value && "alt" in value) || typeof value.url !== "string" || !value.alt) return {};
  const scene = ofBrand[value.url.replace("{images}/", "")];
  return scene === undefined ? {} : { alt: scene.alt };
}
