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
  rehearsedReading,
  type RehearsedSite,
} from "@courseway/editor-tools";
import { rehearsedSite } from "../../../../packages/editor-tools/src/site/rehearsed-site.ts";
import { type ServedSite, servedSite } from "../served-site.ts";
import { DAY, type Sale, servedInput, type WrittenSite } from "./written-site.ts";

/** The result of a rehearsal of a served site. */
export interface RehearsedHere {
  readonly site: RehearsedSite;
  readonly rehearsal: Rehearsal;
  readonly findings: readonly Finding[];
}

/** Rehearses three weeks of a served site, like the command. */
export async function rehearsed(
  { site: definition }: ServedSite,
  { now, deliberate }: Pick<Sale, "now" | "deliberate">,
  listVisitors: typeof rehearsalVisitors = rehearsalVisitors,
  token: string | null = null,
): Promise<RehearsedHere> {
  // Proves by this assignment that the command's and the storefront's types of a site are the same.
  const site: RehearsedSite = rehearsedSite(definition, { env: { ...process.env }, fetch, now: () => now });
  const read = await readSite(site);
  const [from, to] = [now, now + 21 * DAY];
  const pages = await pageVersions(site, read, { from, to, token });
  const reading = rehearsedReading(read, pages);
  const rehearsal = await rehearse(site, { reading, pages, visitors: listVisitors(reading), from, to });
  const prices = site.commerce && (await askPrices(reading, site.commerce, from, linkQuestions(reading)));
  const { findings } = rehearsalFindings([{ rehearsal, reading, prices }]);
  const judged = judgedFindings(findings, { deliberate: [...deliberate] }, { report: "rehearsal", brands: ["tst"] });
  return { site, rehearsal, findings: judged.filter(({ deliberate }) => deliberate === null) };
}

/** The visitors that the rules compare; the others are only for people to look at. */
const judgedVisitors: typeof rehearsalVisitors = (reading) =>
  rehearsalVisitors(reading).filter(({ emailed }, index) => index === 0 || emailed !== null);

/** The findings of a rehearsal of a site that is served only for it: errors and warnings. */
export async function rehearseFindings(sale: Sale, written: WrittenSite): Promise<readonly Finding[]> {
  const site = await servedSite(servedInput(written, sale.now));
  try {
    return (await rehearsed(site, sale, judgedVisitors)).findings.filter(({ severity }) => severity !== "note");
  } finally {
    await site[Symbol.asyncDispose]();
  }
}
