import { STORY_NOW } from "./story-now.ts";

/** Where Storybook serves a drawing in a brand's colors; written there when it starts. */
export const scene = (brand: string, file: string): string => `/scenes/${brand}/${file}`;

const SOON = new Date(STORY_NOW + 2 * 24 * 60 * 60 * 1000).toISOString();

interface OwnScene {
  readonly file: string;
  readonly alt: string;
}

const own = (file: string, alt: string): OwnScene => ({ file: `${file}.svg`, alt });

/** What a brand shows in the place of a picture that every brand has. */
const OWN_SCENES: Readonly<Record<string, Readonly<Record<string, OwnScene>>>> = {
  aarp: {
    "road.svg": own("sunday-drive", "A red car passes a house on a Sunday"),
    "desk.svg": own("kitchen-table", "A laptop, a cup and glasses on a kitchen table"),
    "exam.svg": own("certificate", "A certificate with a seal"),
  },
  ace: { "road.svg": own("skyline", "A skyline in the morning") },
  dec: {
    "road.svg": own("first-drive", "A green car on a first drive in the country"),
    "exam.svg": own("permit", "A learner's permit and a test paper"),
    "laptop.svg": own("phone-lesson", "A lesson on a phone"),
  },
  ids: {
    "road.svg": own("highway-morning", "A highway in the morning sun"),
    "desk.svg": own("phone-lesson", "A lesson on a phone, keys and coffee"),
  },
  ins: {
    "road.svg": own("umbrella-street", "Two houses under one umbrella"),
    "desk.svg": own("agent-desk", "An agent's desk by the window"),
    "exam.svg": own("exam-screen", "An exam on a screen, with a clock"),
  },
  mtg: {
    "road.svg": own("house-ledger", "A house on an open ledger"),
    "desk.svg": own("closing-table", "A contract, keys and a coffee on a table"),
    "exam.svg": own("license-frame", "A license in a frame"),
  },
};

const PICTURE = /\{images\}\/([\w-]+\.svg)/gu;

/**
 * The example with the brand's own drawing for each `{images}/….svg`, which says what it shows, and a date two days from the
 * stories' now for `{soon}`.
 */
export function withScenes(value: unknown, brand: string): unknown {
  const ofBrand = OWN_SCENES[brand] ?? {};
  if (typeof value === "string")
    return value
      .replaceAll(PICTURE, (_, file: string) => scene(brand, ofBrand[file]?.file ?? file))
      .replaceAll("{soon}", SOON);
  if (Array.isArray(value)) return value.map((item) => withScenes(item, brand));
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).map(([key, item]) => [key, withScenes(item, brand)] as const);
  return { ...Object.fromEntries(fields), ...ownWords(value, ofBrand) };
}

/** What a picture shows, where it is another than the example's; one that only decorates stays mute. */
function ownWords(value: object, ofBrand: Readonly<Record<string, OwnScene>>): { readonly alt?: string } {
  if (!("url" in value && "alt" in value) || typeof value.url !== "string" || !value.alt) return {};
  const scene = ofBrand[value.url.replace("{images}/", "")];
  return scene === undefined ? {} : { alt: scene.alt };
}
