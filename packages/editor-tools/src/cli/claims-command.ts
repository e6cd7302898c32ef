import { BRANDS } from "@courseway/brand/brands";
import { claimsAt } from "@courseway/pricing/claims";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { claimsText, type ReportedClaim, reportedClaims } from "../claims/claims-report.ts";
import { momentText } from "../reading/moments.ts";
import { findLedger } from "./find-ledger.ts";
import { CommandError } from "./options.ts";

const USAGE = `courseway-offers claims: what pages claimed and what commerce asked, from the ledger that sites keep.

  --at <moment>             what stood at that moment, such as 2026-11-27T09:00:00-06:00; now without --at and --product
  --product <id>            this product alone; several that are sold as one with commas. Without --at its whole history
  --brand <name>            this brand alone; may be repeated
  --ledger <place>          the folder, or the redis:// address, that CLAIMS_LEDGER of the site names
  --site <folder>           an app's folder, whose .env.local names the ledger; the current one without it
  --json                    the claims as JSON

It gives evidence and judges nothing. Exit code 0: something is there. 1: nothing is. 2: the command is wrong, or the ledger
cannot be read.`;

/** The command's access to the outside world. */
export interface ClaimsDeps {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

function parseOptions(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
        brand: { type: "string", multiple: true },
        at: text,
        product: text,
        ledger: text,
        site: text,
      },
    });
    return values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}

function parseMoment(text: string): number {
  const at = Date.parse(text);
  if (!Number.isNaN(at)) return at;
  throw new CommandError(`--at ${text} is no moment. Give one such as 2026-11-27T09:00:00-06:00.`);
}

const getTimeZone = (brand: string): string =>
  Object.entries(BRANDS).find(([name]) => name === brand)?.[1].timeZone ?? "America/Chicago";

async function claims(args: readonly string[], deps: ClaimsDeps): Promise<0 | 1> {
  const options = parseOptions(args);
  if (options.help === true) {
    deps.out(USAGE);
    return 0;
  }
  const { product } = options;
  const now = deps.now();
  const at = options.at === undefined ? (product === undefined ? now : null) : parseMoment(options.at);
  const brands = (options.brand ?? []).map((name) => name.toLowerCase());
  const site = resolve(deps.folder, options.site ?? ".");
  const ledger = await findLedger({ ...deps, given: options.ledger ?? null, site, brands });
  if (ledger === null)
    throw new CommandError(
      "The ledger's location is not given. Give --ledger, or CLAIMS_LEDGER in the site's .env.local.",
    );
  const filter = { product, near: at ?? undefined };
  const found: { readonly brand: string; readonly claims: readonly ReportedClaim[] }[] = [];
  try {
    for (const brand of ledger.brands.filter((name) => brands.length === 0 || brands.includes(name))) {
      const { spans, unread } = await ledger.read(brand, filter);
      found.push({ brand, claims: reportedClaims(brand, at === null ? spans : claimsAt(spans, at)) });
      if (unread > 0)
        deps.err(
          `${brand}: ${unread} lines of the ledger could not be read. A line is torn where a process was killed.`,
        );
    }
  } finally {
    ledger.close();
  }
  const all = found.flatMap((one) => one.claims);
  if (options.json === true) deps.out(JSON.stringify(all, null, 2));
  else if (all.length === 0)
    deps.out(`The ledger has nothing of ${product ?? "any product"}${at === null ? "" : " at that moment"}.`);
  else
    for (const { brand, claims: brandClaims } of found) {
      if (brandClaims.length === 0) continue;
      const timeZone = getTimeZone(brand);
      const when = at === null ? "all that is in the ledger" : momentText(at, timeZone);
      deps.out(`Evidence of ${brand}, ${when}\n\n${claimsText(brandClaims, timeZone, now)}`);
    }
  return all.length > 0 ? 0 : 1;
}

/** Runs `courseway-offers claims` and returns its exit code. */
export async function runClaims(args: readonly string[], deps: ClaimsDeps): Promise<0 | 1 | 2> {
  try {
    return await claims(args, deps);
  } catch (error) {
    deps.err(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
