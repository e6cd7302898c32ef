import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checksAll, siteOf } from "../../places.ts";
import { type Shop, shops } from "../brands.ts";
import type { Browser } from "../tab.ts";
import { type Visitor, visitorOf } from "../visitor.ts";
import { forms } from "./forms.ts";
import { parts } from "./parts.ts";
import { shopping } from "./shopping.ts";

/** Where a journey takes place. */
export interface Place extends Shop {
  readonly site: string;
  readonly isPhone: boolean;
}

/** What one visitor does. */
export interface Journey {
  /** What holds, with the requirements that it proves. */
  readonly title: string;
  readonly go: (visitor: Visitor, place: Place) => Promise<void>;
  /** Whether it can be gone there; everywhere if nothing is said. */
  readonly isOn?: (place: Place) => boolean;
}

const journeys: readonly Journey[] = [...shopping, ...parts, ...forms];

const WIDTHS = [390, 1280] as const;

/** On a push each brand at one width, so that both widths and two brands are seen in 90 s; by night all at both. */
const widthsOf = (at: number): readonly number[] => (checksAll ? WIDTHS : [WIDTHS[at % WIDTHS.length] ?? WIDTHS[0]]);

/** All journeys in one browser, on each brand at each width, each by a new visitor in whose pages nothing may go wrong. */
export function journeysIn(engine: string, start: () => Promise<Browser>): void {
  let started: Browser | null = null;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.end());

  describe.each(
    shops.flatMap((shop, at) => widthsOf(at).map((width) => ({ shop, width, name: `${shop.brand} at ${width} px` }))),
  )(`${engine}, $name`, ({ shop, width }) => {
    const place = { ...shop, site: siteOf(shop.brand), isPhone: width < 768 };
    it.each(journeys.filter(({ isOn }) => isOn?.(place) ?? true))("$title", async ({ go }) => {
      if (started === null) throw new Error(`${engine} did not start.`);
      const visitor = visitorOf(await started.visit(width));
      try {
        await go(visitor, place);
        expect(await visitor.faults(), "what scripts threw").toEqual([]);
      } finally {
        await visitor.close();
      }
    });
  });
}
