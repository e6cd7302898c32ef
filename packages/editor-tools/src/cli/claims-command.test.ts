import { toAsked, buildClaim, ledgerLines, type Sighting } from "@courseway/pricing/claims";
import { describePrice, createQuote } from "@courseway/pricing";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type ClaimsDeps, runClaims } from "./claims-command.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SALE = Date.parse("2026-11-27T09:00:00-06:00");

/** A page's claim about a product for $129, at 25 % off during a sale. */
function buildSighting(product: string, page: string, until: number | null): Sighting {
  const isSale = until !== null;
  const quote = createQuote({
    productIds: [product],
    originalPrice: 12_900,
    maxPrice: 15_900,
    app: "RE",
    productFees: 750,
    ...(isSale ? { discountPrice: 9675, offPercent: 25, couponCode: "SALE25" } : {}),
  });
  const display = describePrice(quote, { checkoutLink: isSale ? "?hc=SALE25" : "" });
  if (display === null) throw new Error("A price that is above 0 is shown.");
  return {
    product,
    page,
    variant: 0,
    audience: "everybody",
    claim: buildClaim(display, until),
    asked: toAsked(quote, isSale, isSale ? ["SALE25"] : []),
  };
}

/** Creates a brand's ledger with three days before, during and after a sale, and one incomplete line. */
function ledger(): string {
  const folder = mkdtempSync(join(tmpdir(), "claims-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "ace"));
  for (let day = -3; day < 6; day += 1) {
    const until = day >= 0 && day < 3 ? SALE + 3 * DAY : null;
    const name = `${new Date(SALE + day * DAY).toISOString().slice(0, 10)}.1-x.jsonl`;
    const lines = ledgerLines(SALE);
    for (let hour = 0; hour < 24; hour += 6) {
      const pages = ["/", "/pricing/", "/texas/", "/ohio/"].map((page) => buildSighting("tx-90", page, until));
      const seen = [...pages, buildSighting("tx-30", "/", until)];
      appendFileSync(join(folder, "ace", name), lines.seen(seen, SALE + day * DAY + hour * HOUR));
    }
  }
  appendFileSync(join(folder, "ace", "2026-11-27.1-x.jsonl"), '{"seen":[9');
  return folder;
}

async function run(args: readonly string[], changes: Partial<ClaimsDeps> = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runClaims(args, {
    folder: tmpdir(),
    env: {},
    now: () => SALE + 20 * DAY,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    ...changes,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

test("says what pages claimed at a moment and what commerce asked, where and how long", async () => {
  const at = ["--at", "2026-11-28T12:00:00-06:00", "--product", "tx-90"];
  const { code, out, err } = await run([...at, "--ledger", ledger()]);

  expect(out).toBe(`Evidence of ace, Nov 28, 2026, 12:00 PM CST

ace, product tx-90, on /, /ohio/, /pricing/ and 1 more page
  claimed  Starting at $96.75, $129 crossed out, badge “39% off list price”, Save 25% Today, saves $32.25, until Nov 30, 2026, 9:00 AM CST
  asked    $96.75 with SALE25, $129 before codes, list price $159, fee $7.50
  stood    from Nov 27, 2026, 9:00 AM CST until Nov 30, 2026, 4:00 AM CST
`);
  expect([code, err]).toEqual([
    0,
    "ace: 1 lines of the ledger could not be read. A line is torn where a process was killed.",
  ]);
});

test("without a moment it tells a product's history", async () => {
  const { code, out } = await run(["--product", "tx-30", "--ledger", ledger(), "--json"]);
  const claims = JSON.parse(out) as { product: string; claim: { price: number }; from: number; to: number }[];

  expect(code).toBe(0);
  expect(claims.map(({ claim, from, to }) => [claim.price, (from - SALE) / HOUR, (to - SALE) / HOUR])).toEqual([
    [12_900, -72, -5],
    [9675, 0, 67],
    [12_900, 72, 139],
  ]);
});

test("finds the ledger by the site's environment, and says of nothing that there is nothing", async () => {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFileSync(join(site, ".env.local"), `CLAIMS_LEDGER=${ledger()}\n`);

  expect((await run(["--product", "tx-90"], { folder: site })).code).toBe(0);
  expect(await run(["--product", "none"], { folder: site })).toMatchObject({
    code: 1,
    out: "The ledger has nothing of none.",
  });
  expect((await run(["--brand", "DEC"], { folder: site })).out).toBe(
    "The ledger has nothing of any product at that moment.",
  );
});

test.each([
  ["an option that nobody knows", ["--when", "x"], "See --help."],
  ["a moment that is none", ["--at", "Friday", "--ledger", "."], "--at Friday is no moment."],
  ["no ledger", [], "The ledger's location is not given."],
  ["a folder that is not there", ["--ledger", "/nowhere"], "There is no ledger at /nowhere."],
  ["a Redis that is not there", ["--ledger", "redis://127.0.0.1:1"], "The Redis of the ledger does not answer:"],
])("%s ends with 2 and says what to write", async (_, args, message) => {
  const { code, err } = await run(args);

  expect(code).toBe(2);
  expect(err).toContain(message);
});

test("explains every option that it takes", async () => {
  const { code, out } = await run(["-h"]);

  expect(code).toBe(0);
  for (const name of ["at", "product", "brand", "ledger", "site", "json"]) expect(out).toContain(`  --${name} `);
});
