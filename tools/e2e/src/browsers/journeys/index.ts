import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checksAll, getSite } from "../../environment.ts";
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
  readonly go: (visitor: Visitor, site: JourneySite) => Promise<void>;
  /** Whether the journey applies to this place; absent for every place. */
  readonly isOn?: (site: JourneySite) => boolean;
}

const journeys: readonly Journey[] = [...shopping, ...parts, ...forms];

const WIDTHS = [390, 1280] as const;

/** Every place for a journey. Neighbors differ in brand. */
const allSites: readonly (JourneySite & { readonly width: number; readonly name: string })[] = WIDTHS.flatMap(
  (_, turn) =>
    shops.map((shop, at) => {
      const width = WIDTHS[(at + turn) % WIDTHS.length] ?? WIDTHS[0];
      const name = `${shop.brand} at ${width} px`;
      return { ...shop, site: getSite(shop.brand), isPhone: width < 768, width, name };
    }),
);

/**
 * Picks the places in which a browser runs a journey. On a push each journey runs in one place, in rotation, and the
 * other browser uses a different place, so that two brands and both widths are covered in a minute. Nightly it runs
 * everywhere.
 */
function pickSites({ isOn }: Journey, turn: number): readonly JourneySite[] {
  const open = allSites.filter((site) => isOn?.(site) ?? true);
  return checksAll ? open : open.filter((_, at) => at === turn % open.length);
}

/** Runs all journeys in one browser, each with a new visitor, and fails if a page throws an error. */
export function journeysIn(engine: "Firefox" | "WebKit", start: () => Promise<Browser>): void {
  let started: Browser | null = null;
  /** Whether the last visitor's journey failed; a driver that hangs would block the next visitor too. */
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
  const taken = journeys.map((journey, at) => ({ ...journey, in: pickSites(journey, first + at) }));
  const visited = allSites.filter((site) => taken.some((journey) => journey.in.includes(site)));
  describe.each(visited)(`${engine}, $name`, (site) => {
    it.each(taken.filter((journey) => journey.in.includes(site)))("$title", async ({ go }) => {
      const visitor = createVisitor(await (await welcome()).visit(site.width));
      await go(visitor, site);
      expect(await visitor.faults(), "what scripts threw").toEqual([]);
      await visitor.close();
      isTaken = false;
    });
  });
}
