import {
  askPrices,
  type Finding,
  judgedFindings,
  linkQuestions,
  pageVersions,
  readSite,
  type Rehearsal,
  rehearsalFindings,
  rehearsalVisitors,
  rehearse,
  type RehearsedSite,
} from "@courseway/editor-tools";
import { rehearsedSite } from "../../../../packages/storefront/src/commands/rehearsal/rehearsed-site.ts";
import { type ServedSite, servedSite } from "../served-site.ts";
import { DAY, type Sale, servedInput, type WrittenSite } from "./written-site.ts";

/** What a rehearsal of a served site gives. */
export interface RehearsedHere {
  readonly site: RehearsedSite;
  readonly rehearsal: Rehearsal;
  readonly findings: readonly Finding[];
}

/** Rehearses three weeks of a served site, as the command does. */
export async function rehearsed(
  { site: definition }: ServedSite,
  { now, deliberate }: Pick<Sale, "now" | "deliberate">,
  listVisitors: typeof rehearsalVisitors = rehearsalVisitors,
): Promise<RehearsedHere> {
  // The command's type of a site and the storefront's are one: they are assigned to each other here.
  const site: RehearsedSite = rehearsedSite(definition, { env: { ...process.env }, fetch, now: () => now });
  const reading = await readSite(site);
  const [from, to] = [now, now + 21 * DAY];
  const pages = await pageVersions(site, reading, { from, to, token: null });
  const rehearsal = await rehearse(site, { reading, pages, visitors: listVisitors(reading), from, to });
  const prices = site.commerce && (await askPrices(reading, site.commerce, from, linkQuestions(reading)));
  const { findings } = rehearsalFindings([{ rehearsal, reading, prices }]);
  const judged = judgedFindings(findings, { deliberate: [...deliberate] }, { report: "rehearsal", brands: ["tst"] });
  return { site, rehearsal, findings: judged.filter(({ deliberate }) => deliberate === null) };
}

/** Those whom the rules compare; the others are there to be looked at. */
const judgedVisitors: typeof rehearsalVisitors = (reading) =>
  rehearsalVisitors(reading).filter(({ emailed }, index) => index === 0 || emailed !== null);

/** What a rehearsal says of a site that is served for it alone: errors and warnings. */
export async function rehearseFindings(sale: Sale, written: WrittenSite): Promise<readonly Finding[]> {
  const site = await servedSite(servedInput(written, sale.now));
  try {
    return (await rehearsed(site, sale, judgedVisitors)).findings.filter(({ severity }) => severity !== "note");
  } finally {
    await site[Symbol.asyncDispose]();
  }
}
