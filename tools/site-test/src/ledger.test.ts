import { root } from "@courseway/workspace/local";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runClaims } from "../../../packages/editor-tools/src/cli/claims-command.ts";
import { type ServedSite, servedSite } from "./served-site.ts";

const HOUR = 3_600_000;
const STARTS = Date.parse("2026-11-27T09:00:00-06:00");
const ENDS = Date.parse("2026-11-30T09:00:00-06:00");

let site: ServedSite;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
  const card = { cardTitle: "Course", productEntry: "course", showPricing: true, showPriceText: true, ctaLabel: "Buy" };
  site = await servedSite({
    now: STARTS - 72 * HOUR,
    env: { CLAIMS_LEDGER: join(folder, "claims"), RECORDS_FOLDER: join(folder, "records"), RECORDS_SHARE: "1" },
    content: {
      pages: {
        home: {
          title: "Home",
          pageTitle: "Home",
          baseComponents: [{ typeHandle: "productCards", productCardList: [card] }],
        },
      },
      products: { course: { title: "Course", xgritProductId: "course" } },
      globals: {
        headerPromoBanner: {
          promotionText: "Black Friday",
          coupon: "TAKE20",
          promotionStartDateTime: "2026-11-27T09:00:00",
          promotionEndsDateTime: "2026-11-30T09:00:00",
          showHidePromoBanner: true,
        },
      },
    },
    catalog: { course: { title: "Course", price: 100, max: 120, filter: { app: "RE", type: "Arizona" } } },
  });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** The output of the command, run like an editor runs it. */
function typed(...words: readonly string[]): string {
  const command = join(root, "packages/editor-tools/src/cli/offers-main.ts");
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: "utf8" });
  return `${stdout}${stderr}`;
}

/** The output of `courseway-offers claims`, in this process, since it is asked again until the ledger has it all. */
async function claims(...words: readonly string[]): Promise<string> {
  let printed = "";
  const print = (text: string): void => void (printed += `${text}\n`);
  const more = ["--ledger", join(folder, "claims"), ...words];
  await runClaims(more, { folder, env: {}, now: Date.now, out: print, err: print });
  return printed;
}

test("the ledger tells of a sale's start and end what the page printed, and what the shop asked", async () => {
  const printed: (string | undefined)[] = [];
  for (let at = STARTS - 71 * HOUR; at < ENDS + 24 * HOUR; at += 6 * HOUR) {
    vi.setSystemTime(at);
    const { document } = await site.cachedPage("/");
    printed.push(document.querySelector(".cw-price-final")?.textContent?.replace(/^now /u, ""));
  }
  vi.setSystemTime(STARTS + 24 * HOUR);
  const sets = [{ productIds: ["course"], couponCodes: ["MINUS7", "jane@example.com"] }];
  const answer = await site.api("prices/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sets }),
  });
  expect(answer.status).toBe(200);
  expect(new Set(printed)).toEqual(new Set(["$100", "$80"]));

  const at = (moment: string) => claims("--at", moment);
  const patience = { timeout: 20_000, interval: 50 };
  await vi.waitFor(async () => expect(await at("2026-11-30T22:00:00-06:00")).toContain("claimed"), patience);
  expect(await at("2026-11-27T03:00:00-06:00")).toMatch(/claimed {2}Starting at \$100, \$120 crossed out/u);
  const during = typed("claims", "--ledger", join(folder, "claims"), "--at", "2026-11-28T12:00:00-06:00");
  expect(during).toMatch(
    /product course, on \/\n {2}claimed {2}Starting at \$80, \$100 crossed out, .*until Nov 30, 2026, 9:00 AM CST/u,
  );
  expect(during).toMatch(/asked {4}\$80 with TAKE20, \$100 before codes, list price \$120/u);
  expect(await at("2026-11-30T22:00:00-06:00")).toMatch(/claimed {2}Starting at \$100, \$120 crossed out/u);
  const ofVisitors = "answered to visitors with a code of their own\n  claimed  Starting at $93";
  // The response to a browser is recorded after the pages, up to a second later.
  await vi.waitFor(async () => expect(await claims("--product", "course")).toContain(ofVisitors), patience);
}, 120_000);

test("nothing of a visitor is in ledger and records, and a replay of them with equal versions finds nothing", async () => {
  const texts = ["claims/test", "claims/tst", "records"].flatMap((name) => {
    const path = join(folder, name);
    try {
      return readdirSync(path).map((file) => readFileSync(join(path, file), "utf8"));
    } catch {
      return [];
    }
  });
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.join("\n")).not.toMatch(/jane|MINUS7/iu);
  expect(typed("replay", join(folder, "records"), "--from", "workspace")).toMatch(
    /^0 of \d+ recorded calls are answered differently/u,
  );
}, 60_000);
