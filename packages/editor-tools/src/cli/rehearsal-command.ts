import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type JudgedFinding, judgedFindings } from "../marks/settings.ts";
import { askPrices } from "../prices/price-book.ts";
import { readSite } from "../reading/read-site.ts";
import { draftedSlugs, pageVersions, rehearsedReading } from "../rehearsal/contents.ts";
import type { RehearsedSite } from "../rehearsal/rehearsed-site.ts";
import { type Rehearsed, rehearsalFindings } from "../rehearsal/findings.ts";
import { rehearsalPage } from "../rehearsal/page.ts";
import { rehearse } from "../rehearsal/rehearse.ts";
import { rehearsedBrand, type RehearsalReport } from "../rehearsal/report.ts";
import { linkQuestions } from "../rehearsal/rules/codes.ts";
import { rehearsalVisitors } from "../rehearsal/visitors.ts";
import type { CommandDeps, ExitCode } from "./command-deps.ts";
import { readMarkedSettings } from "./marked.ts";
import { openSite } from "./load-site.ts";
import { CommandError } from "./options.ts";
import { readRehearsalOptions, REHEARSAL_USAGE, type RehearsalOptions } from "./rehearsal-options.ts";
import { reportText } from "./report-text.ts";

const MONTH_MS = 30 * 86_400_000;

const hasSite = (folder: string): boolean => existsSync(join(folder, "site.ts"));

/** Lists the app folders: those given, the current one, or those of a repository with a folder `apps`. */
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
  const name = getName(site);
  const read = await readSite({ ...site, onProgress: (done, of) => progress.show(`${name}, read`, done, of) });
  const pages = await pageVersions(site, read, { from, to, token: options.drafts ? options.previewToken : null });
  const reading = rehearsedReading(read, pages);
  const prices = site.commerce === null ? null : await askPrices(reading, site.commerce, from, linkQuestions(reading));
  const rehearsal = await rehearse(site, {
    reading,
    pages,
    visitors: rehearsalVisitors(reading),
    from,
    to,
    onProgress: (done, of) => progress.show(`${name}, rehearsed`, done, of),
  });
  const [reason, ...others] = site.unanswered();
  // A missing response would look like a price that commerce does not have.
  if (reason !== undefined)
    throw new CommandError(
      `Commerce did not answer ${1 + others.length} of the questions for ${name}, so what its pages cost is not known: ${reason}`,
    );
  return { site, rehearsal, reading, prices };
}

const getName = ({ brand }: RehearsedSite): string => brand.id.toLowerCase();

/**
 * Checks that the preview token opens a draft. With an invalid token, the content system returns published content, and
 * the rehearsal would look like one with drafts.
 */
async function checkDrafts(sites: readonly RehearsedSite[], token: string): Promise<void> {
  for (const site of sites) if ((await draftedSlugs(site, token)).length > 0) return;
  throw new CommandError(
    `The preview token opens no draft of ${sites.map(getName).join(", ")}. It has ended, content does not know it, or its page has no draft. Open the draft's preview again and copy what follows token= in its address, or leave --drafts out.`,
  );
}

const isOpenError = ({ severity, deliberate }: JudgedFinding): boolean => severity === "error" && deliberate === null;

/** Runs `courseway-offers rehearse`. @throws Error if it fails */
export async function rehearsalCommand(args: readonly string[], deps: CommandDeps): Promise<ExitCode> {
  const options = readRehearsalOptions(args);
  if (options.help) {
    deps.out(REHEARSAL_USAGE);
    return 0;
  }
  const settings = readMarkedSettings(options, deps);
  const sites: RehearsedSite[] = [];
  for (const folder of appFolders(options, deps)) {
    const site = await openSite(folder, deps);
    if (options.brands.length === 0 || options.brands.includes(getName(site))) sites.push(site);
  }
  const { previewToken } = options;
  if (options.drafts && previewToken !== null && sites.length > 0) await checkDrafts(sites, previewToken);
  const opened: Opened[] = [];
  for (const site of sites) opened.push(await rehearsed(site, options, deps));
  const [first] = opened;
  if (first === undefined) throw new CommandError(`None of the apps is one of ${options.brands.join(", ")}.`);
  const { findings: found, seen } = rehearsalFindings(opened);
  const brands = opened.map(({ rehearsal }) => rehearsedBrand(rehearsal));
  const findings = judgedFindings(found, settings, { report: "rehearsal", brands: brands.map(({ name }) => name) });
  const { from, to } = first.rehearsal;
  const report: RehearsalReport = { at: deps.now(), from, to, brands, findings, seen };
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
  const drafts = brands.flatMap((brand) => brand.drafts.map((path) => `${path} of ${brand.name}`));
  deps.out(options.json ? JSON.stringify(report) : reportText(findings, { brands: brands.length, pages, drafts }));
  return findings.some(isOpenError) ? 1 : 0;
}
