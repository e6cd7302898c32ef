import { cents } from "@courseway/pricing";
import { claimsAt, readLedgers, type Sighting } from "@courseway/pricing/claims";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fileStore } from "./file-store.ts";
import { buildSighting } from "./testing/sightings.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2025, 9, 1);
const DAYS = 400;
const PAGES = 100;
const OFFERS_OF_PAGE = 3;
const PRODUCTS = 60;

/** A brand's pages at a moment: a sale each week from Friday to Monday, and a price that changes each quarter. */
function sightingsAt(day: number): readonly Sighting[] {
  const isSale = day % 7 >= 4;
  const end = START + (day - (day % 7) + 7) * DAY;
  const before = (product: number): number => 4900 + product * 500 + 100 * Math.floor((day + product) / 91);
  return Array.from({ length: PAGES * OFFERS_OF_PAGE }, (_, place) => {
    const product = place % PRODUCTS;
    const full = cents(before(product));
    const price = isSale ? cents(Math.round(full * 0.8)) : full;
    const page = `/real-estate/state-${Math.floor(place / OFFERS_OF_PAGE)}/pre-licensing/`;
    return buildSighting(`64f1c0a2b3d4e5f60718${String(product).padStart(4, "0")}`, page, price, {
      claim: {
        price,
        compareAt: isSale ? full : null,
        from: true,
        badge: isSale ? "20%" : null,
        save: isSale ? "Save 20% Today" : null,
        savings: isSale ? `$${(full - price) / 100}` : null,
        until: isSale ? end : null,
      },
      asked: {
        price,
        before: full,
        after: price,
        list: full,
        fee: cents(750),
        codes: isSale ? [`WEEK${Math.floor(day / 7)}`] : [],
      },
    });
  });
}

const listFiles = (folder: string): readonly string[] => readdirSync(folder).map((name) => join(folder, name));

/** As the command reads one moment: the month's file, and what is not in a month yet. */
const readMoment = (folder: string, at: number) =>
  claimsAt(
    readLedgers(
      listFiles(folder)
        .filter((file) => file.includes(new Date(at).toISOString().slice(0, 7)))
        .map((file) => readFileSync(file, "utf8")),
    ).spans,
    at,
  );

it.runIf(process.env["LEDGER_YEAR"])(
  "keeps 400 days of six brands with 100 pages each in less than 50 MB",
  async () => {
    const root = mkdtempSync(join(tmpdir(), "ledger-"));
    if (process.env["LEDGER_YEAR"] === "keep") console.log(root);
    else onTestFinished(() => rmSync(root, { recursive: true }));
    const brands = ["aarp", "ace", "dec", "ids", "ins", "mtg"].map((name) => join(root, name));
    for (const folder of brands) {
      const store = fileStore({ folder });
      for (let day = 0; day < DAYS; day += 1) {
        const seen = sightingsAt(day);
        // The last two days are not in a month's file yet: they have each hour.
        const hours = day < DAYS - 2 ? [6, 20] : Array.from({ length: 24 }, (_, hour) => hour);
        for (const hour of hours)
          // Pages are rendered within five minutes of each other.
          for (let part = 0; part < 5; part += 1)
            await store.add(
              seen.filter((_, place) => place % 5 === part),
              START + day * DAY + hour * HOUR + part * 60_000,
            );
      }
    }
    const bytes = brands.flatMap(listFiles).reduce((sum, file) => sum + statSync(file).size, 0);
    const times = Array.from({ length: 40 }, (_, step) => {
      const day = step * 10 + 3;
      const began = process.cpuUsage();
      const found = brands.flatMap((folder) => readMoment(folder, START + day * DAY + 12 * HOUR));
      const { user, system } = process.cpuUsage(began);
      expect(found.length).toBe(brands.length * PAGES * OFFERS_OF_PAGE);
      return (user + system) / 1000;
    });
    console.log(
      `${(bytes / 1e6).toFixed(1)} MB; one moment of six brands: ${times.toSorted((one, other) => one - other)[20]?.toFixed(0)} ms of CPU, ${Math.max(...times).toFixed(0)} at most`,
    );
    expect(bytes).toBeLessThan(50e6);
  },
  300_000,
);
