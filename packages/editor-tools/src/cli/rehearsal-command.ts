import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type JudgedFinding, judgedFindings } from "../marks/settings.ts";
import { askPrices } from "../prices/price-book.ts";
import { readSite } from "../reading/read-site.ts";
import { pageVersions } from "../rehearsal/contents.ts";
import type { RehearsedSite } from "../rehearsal/rehearsed-site.ts";
import { type Rehearsed, rehearsalFindings } from "../rehearsal/findings.ts";
import { rehearsalPage } from "../rehearsal/page.ts";
import { rehearse } from "../rehearsal/rehearse.ts";
import { rehearsedBrand, type RehearsalReport } from "../rehearsal/report.ts";
import { linkQuestions } from "../rehearsal/rules/codes.ts";
import { rehearsalVisitors } from "../rehearsal/visitors.ts";
import type { CommandDeps, ExitCode } from "./command-deps.ts";
import { readMarkedSettings } from "./marked.ts";
import { openSite } from "./open-site.ts";
import { CommandError } from "./options.ts";
import { readRehearsalOptions, REHEARSAL_USAGE, type RehearsalOptions } from "./rehearsal-options.ts";
import { reportText } from "./report-text.ts";

const MONTH_MS = 30 * 86_400_000;

const hasSite = (folder: string): boolean => existsSync(join(folder, "site.ts"));

/** The apps that are meant: those given, the one here, or those of a repository with a folder `apps`. */
function appFolders({ sites, brands }: RehearsalOptions, { folder }: CommandDeps): readonly string[] {
  if (sites.length > 0) return sites.map((site) => resolve(folder, site));
  if (hasSite(folder)) return [folder];
  const apps = join(folder, "apps");
  const names = brands.length > 0 || !existsSync(apps) ? brands : readdirSync(apps).toSorted();
  const found = names.map((name) => join(apps, name)).filter(hasSite);
  if (found.length === 0)
    throw new CommandError(
      `Neither ${folder} nor apps/<brand> below it has a site.ts. Give the folder of an app with --site.`,
    );
  return found;
}

interface Opened extends Rehearsed {
  readonly site: RehearsedSite;
}

async function rehearsed(site: RehearsedSite, options: RehearsalOptions, deps: CommandDeps): Promise<Opened> {
  const { progress, now } = deps;
  const from = options.from ?? now();
  const to = options.to ?? from + MONTH_MS;
  const name = site.brand.id.toLowerCase();
  const reading = await readSite({ ...site, onProgress: (done, of) => progress.show(`${name}, read`, done, of) });
  const prices = site.commerce === null ? null : await askPrices(reading, site.commerce, from, linkQuestions(reading));
  const token = options.drafts ? options.previewToken : null;
  const rehearsal = await rehearse(site, {
    reading,
    pages: await pageVersions(site, reading, { from, to, token }),
    visitors: rehearsalVisitors(reading),
    from,
    to,
    onProgress: (done, of) => progress.show(`${name}, rehearsed`, done, of),
  });
  const [reason, ...others] = site.unanswered();
  // A price that nobody gave would pass for one that commerce does not have.
  if (reason !== undefined)
    throw new CommandError(
      `Commerce did not answer ${1 + others.length} of the questions for ${name}, so what its pages cost is not known: ${reason}`,
    );
  return { site, rehearsal, reading, prices };
}

const isOpenError = ({ severity, deliberate }: JudgedFinding): boolean => severity === "error" && deliberate === null;

/** Carries `courseway-offers rehearse` out. @throws Error where it cannot */
export async function rehearsalCommand(args: readonly string[], deps: CommandDeps): Promise<ExitCode> {
  const options = readRehearsalOptions(args);
  if (options.help) {
    deps.out(REHEARSAL_USAGE);
    return 0;
  }
  const settings = readMarkedSettings(options, deps);
  const opened: Opened[] = [];
  for (const folder of appFolders(options, deps)) {
    const site = await openSite(folder, deps);
    if (options.brands.length > 0 && !options.brands.includes(site.brand.id.toLowerCase())) continue;
    opened.push(await rehearsed(site, options, deps));
  }
  const [first] = opened;
  if (first === undefined) throw new CommandError(`None of the apps is one of ${options.brands.join(", ")}.`);
  const { findings: found, seen } = rehearsalFindings(opened);
  const brands = opened.map(({ rehearsal }) => rehearsedBrand(rehearsal));
  const findings = judgedFindings(found, settings, { report: "rehearsal", brands: brands.map(({ name }) => name) });
  const { from, to } = first.rehearsal;
  const report: RehearsalReport = { at: deps.now(), from, to, brands, findings, seen };
  const { previewToken } = options;
  if (options.html !== null) {
    const byName = new Map(opened.map(({ site, rehearsal }) => [rehearsal.name, { site, rehearsal }]));
    const html = await rehearsalPage(report, {
      hasToken: previewToken !== null,
      address: (brand, { path, at, visitor }) => {
        const one = byName.get(brand);
        const who = visitor === 0 ? null : (one?.rehearsal.visitors[visitor] ?? null);
        return one?.site.address(path, at, who, previewToken) ?? path;
      },
    });
    writeFileSync(resolve(deps.folder, options.html), html);
  }
  const pages = brands.reduce((sum, brand) => sum + brand.pages.length, 0);
  deps.out(options.json ? JSON.stringify(report) : reportText(findings, { brands: brands.length, pages }));
  return findings.some(isOpenError) ? 1 : 0;
}
