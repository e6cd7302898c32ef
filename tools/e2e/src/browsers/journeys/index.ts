import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checksAll, getSite } from "../../places.ts";
import { type Shop, shops } from "../brands.ts";
import type { Browser } from "../tab.ts";
import { type Visitor, createVisitor } from "../visitor.ts";
import { forms } from "./forms.ts";
import { parts } from "./parts.ts";
import { shopping } from "./shopping.ts";

/** The site and screen of a journey. */
export interface JourneySite extends Shop {
  readonly site: string;
  readonly isPhone: boolean;
}

/** The actions of one visitor. */
export interface Journey {
  /** The expected behavior, with the ids of the requirements that it proves. */
  readonly title: string;
  readonly go: (visitor: Visitor, place: JourneySite) => Promise<void>;
  /** Whether the journey applies to this place; absent for every place. */
  readonly isOn?: (place: JourneySite) => boolean;
}

const journeys: readonly Journey[] = [...shopping, ...parts, ...forms];

const WIDTHS = [390, 1280] as const;

/** Every place for a journey. Neighbors differ in brand. */
const places: readonly (JourneySite & { readonly width: number; readonly name: string })[] = WIDTHS.flatMap((_, turn) =>
  shops.map((shop, at) => {
    const width = WIDTHS[(at + turn) % WIDTHS.length] ?? WIDTHS[0];
    const name = `${shop.brand} at ${width} px`;
    return { ...shop, site: getSite(shop.brand), isPhone: width < 768, width, name };
  }),
);

/**
 * Picks the places in which a browser runs a journey. On a push each journey runs in one place, in rotation, and the
 * other browser uses a different place, so that two brands and both widths are covered in 90 s. Nightly it runs
 * everywhere.
 */
function pickPlaces({ isOn }: Journey, turn: number): readonly JourneySite[] {
  const open = places.filter((place) => isOn?.(place) ?? true);
  return checksAll ? open : open.filter((_, at) => at === turn % open.length);
}

/** Runs all journeys in one browser, each with a new visitor, and fails if a page throws an error. */
export function journeysIn(engine: "Firefox" | "WebKit", start: () => Promise<Browser>): void {
  let started: Browser | null = null;
  /** Whether the last visitor has not closed its tab; a driver that hangs would block the next visitor too. */
  let isTaken = false;
  const welcome = async (): Promise<Browser> => {
    if (started && isTaken) {
      await started.end();
      started = null;
    }
    started ??= await start();
    isTaken = true;
    return started;
  };
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.end());

  const first = engine === "Firefox" ? 0 : 1;
  const taken = journeys.map((journey, at) => ({ ...journey, in: pickPlaces(journey, first + at) }));
  const visited = places.filter((place) => taken.some((journey) => journey.in.includes(place)));
  describe.each(visited)(`${engine}, $name`, (place) => {
    it.each(taken.filter((journey) => journey.in.includes(place)))("$title", async ({ go }) => {
      const visitor = createVisitor(await (await welcome()).visit(place.width));
      try {
        await go(visitor, place);
        expect(await visitor.faults(), "what scripts threw").toEqual([]);
      } finally {
        await visitor.close();
        isTaken = false;
      }
    });
  });
}
