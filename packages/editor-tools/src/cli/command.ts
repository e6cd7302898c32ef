import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { auditFindings } from "../audit/audit.ts";
import { readClaims, writeClaims } from "../audit/claims/claims-file.ts";
import { listClaims } from "../audit/claims/claims.ts";
import { readFacts, type PricedReading } from "../audit/claims/facts.ts";
import { linkedPaths } from "../audit/links-file.ts";
import { calendarPage } from "../calendar/page.ts";
import { judgedFindings, type JudgedFinding, type Settings } from "../marks/settings.ts";
import { offersReport } from "../offers/offers.ts";
import { askPrices, NO_PRICES, type PriceBook } from "../prices/price-book.ts";
import type { ClaimHistory } from "../offers/rules/input.ts";
import { readSite, type SiteReading } from "../reading/read-site.ts";
import type { CommandDeps, ExitCode } from "./command-deps.ts";
import { findLedger } from "./find-ledger.ts";
import { type LoadedSite, loadSite, readTextFile } from "./load-site.ts";
import { CommandError, ofBrand, type Options, readOptions, USAGE } from "./options.ts";
import { readMarkedSettings } from "./marked.ts";
import { rehearsalCommand } from "./rehearsal-command.ts";
import { reportText } from "./report-text.ts";
import { showsNothing } from "./shows-nothing.ts";
import { type BrandSource, brandSources } from "./sources.ts";

interface Read {
  readonly source: BrandSource;
  readonly site: SiteReading;
}

const MONTH_MS = 30 * 86_400_000;

/** Reads every brand that the options name, one after the other. */
async function readAll(options: Options, { fetch, folder, env, progress }: CommandDeps): Promise<readonly Read[]> {
  const isHere = options.sites.length === 0 && options.url.size === 0 && existsSync(resolve(folder, "site.ts"));
  const folders = isHere ? ["."] : options.sites;
  const sites: LoadedSite[] = [];
  for (const site of folders) sites.push(await loadSite(resolve(folder, site), env));
  const read: Read[] = [];
  for (const source of brandSources(sites, options, fetch)) {
    const onProgress = (done: number, of: number): void => progress.show(source.name, done, of);
    read.push({ source, site: await readSite({ ...source, onProgress }) });
  }
  return read;
}

const isOpenError = ({ severity, deliberate }: JudgedFinding): boolean => severity === "error" && deliberate === null;

const sumPages = (read: readonly Read[]) => ({
  brands: read.length,
  pages: read.reduce((sum, { site }) => sum + site.pages.length, 0),
});

/** Reads a brand's ledger, if its team decided what sales are checked against. */
async function readHistory(
  { name, folder }: BrandSource,
  { claims: rule }: Settings,
  { ledger: given }: Options,
  deps: CommandDeps,
): Promise<ClaimHistory | null> {
  if (rule === null) return null;
  const options = { given, site: folder ?? deps.folder, folder: deps.folder, env: deps.env, brands: [name] };
  const ledger = await findLedger(options);
  if (ledger === null) return { rule, history: null };
  try {
    const { spans } = await ledger.read(name, {});
    const products = Map.groupBy(spans, ({ product }) => product);
    return { rule, history: (productIds) => products.get(productIds.join(",")) ?? [] };
  } finally {
    ledger.close();
  }
}

async function offers(options: Options, deps: CommandDeps): Promise<ExitCode> {
  const settings = readMarkedSettings(options, deps);
  const at = options.at ?? deps.now();
  const read = await readAll(options, deps);
  const priced = [];
  for (const { site, source } of read) {
    const claims = await readHistory(source, settings, options, deps);
    const prices = source.commerce === null ? {} : { prices: await askPrices(site, source.commerce, at) };
    priced.push({ site, claims, ...prices });
  }
  const report = offersReport(priced, { at, since: options.since ?? at - MONTH_MS });
  const brands = report.brands.map(({ name }) => name);
  const findings = judgedFindings(report.findings, settings, { report: "offers", brands });
  const judged = { ...report, findings };
  if (options.html !== null) writeFileSync(resolve(deps.folder, options.html), await calendarPage(judged));
  deps.out(options.json ? JSON.stringify(judged, null, 2) : reportText(findings, sumPages(read)));
  return findings.some(isOpenError) ? 1 : 0;
}

/** Reads the pages that rendered pages link to, by brand, if there is a list of links. */
function chromePaths(read: readonly Read[], options: Options, { folder }: CommandDeps) {
  return new Map(
    read.flatMap(({ source: { name, links } }) => {
      const file = ofBrand(options.links, name);
      const text = file === null ? links : readFileSync(resolve(folder, file), "utf8");
      return text === null ? [] : [[name, linkedPaths(text)] as const];
    }),
  );
}

/** The file with a brand's confirmed promises; null if none is given. */
function claimsFile({ name, claims }: BrandSource, options: Options, { folder }: CommandDeps): string | null {
  const given = ofBrand(options.claims, name);
  return given === null ? claims : resolve(folder, given);
}

/** Confirms what each brand promises now. */
function confirm({
  priced,
  files,
  deps,
}: {
  priced: ReadonlyMap<string, PricedReading>;
  files: ReadonlyMap<string, string | null>;
  deps: CommandDeps;
}): void {
  for (const [name, reading] of priced) {
    const file = files.get(name) ?? null;
    if (file === null)
      throw new CommandError(`The file of ${name}'s confirmed promises is not given. Give --site or --claims.`);
    if (!reading.prices.isKnown)
      throw new CommandError(
        `The promises of ${name} stand beside prices, and commerce gave none. Give --commerce, or COMMERCE_URL in .env.local.`,
      );
    const claims = listClaims(reading);
    writeFileSync(file, writeClaims(claims, readFacts(reading)));
    deps.err(`${file}: ${claims.length} promises. Read what changed in it before you commit it.`);
  }
}

async function audit(options: Options, deps: CommandDeps): Promise<ExitCode> {
  const settings = readMarkedSettings(options, deps);
  const at = options.at ?? deps.now();
  const read = await readAll(options, deps);
  const prices = new Map<string, PriceBook>();
  for (const { site, source } of read)
    if (source.commerce !== null) prices.set(site.name, await askPrices(site, source.commerce, at));
  const files = new Map(read.map(({ site, source }) => [site.name, claimsFile(source, options, deps)]));
  if (options.confirm)
    confirm({
      priced: new Map(read.map(({ site }) => [site.name, { site, prices: prices.get(site.name) ?? NO_PRICES }])),
      files,
      deps,
    });
  const confirmed = [...files].flatMap(([name, given]) => {
    const text = given === null ? null : readTextFile(given);
    return given === null || text === null ? [] : [[name, readClaims(text, given)] as const];
  });
  const found = auditFindings(
    read.map(({ site }) => site),
    {
      externalHosts: settings.externalHosts,
      chromePaths: chromePaths(read, options, deps),
      prices,
      confirmed: new Map(confirmed),
      ...(options.launch ? { launch: new Map(read.map(({ site, source }) => [site.name, source.files])) } : {}),
      showsNothing: new Map(read.map(({ site, source }) => [site.name, showsNothing(site, source.blocks, at)])),
    },
  );
  const brands = read.map(({ site }) => site.name);
  const findings = judgedFindings(found, settings, { report: "audit", brands });
  deps.out(options.json ? JSON.stringify({ at, brands, findings }, null, 2) : reportText(findings, sumPages(read)));
  return findings.some(isOpenError) ? 1 : 0;
}

/** Runs a command and returns its exit code: 0 no error, 1 an error, 2 the check could not be made. */
export async function runCommand(
  command: "offers" | "audit",
  args: readonly string[],
  deps: CommandDeps,
): Promise<ExitCode> {
  try {
    if (command === "offers" && args[0] === "rehearse") return await rehearsalCommand(args.slice(1), deps);
    const options = readOptions(args);
    if (options.help) {
      deps.out(USAGE[command]);
      return 0;
    }
    return await (command === "offers" ? offers : audit)(options, deps);
  } catch (error) {
    deps.err(error instanceof Error ? error.message : String(error));
    return 2;
  } finally {
    deps.progress.stop();
  }
}
