import { html } from "hono/html";
import type { JudgedFinding } from "../marks/settings.ts";
import type { BrandOffers, OffersReport } from "../offers/offers.ts";
import { momentText } from "../reading/moments.ts";
import { computeAxis } from "./axis.ts";
import { brandSection, type Markup } from "./brand-section.ts";
import { htmlDocument } from "./html-document.ts";
import { findingsPart } from "./findings-part.ts";
import { styles } from "./styles.ts";

/** A report whose findings were compared with the list of deliberate ones. */
export type JudgedReport = Omit<OffersReport, "findings"> & { readonly findings: readonly JudgedFinding[] };

/** The frame around the calendar, if it is a page of a larger site. */
export interface CalendarFrame {
  readonly back?: { readonly href: string; readonly label: string };
}

const legend: Markup = html`<ul class="legend" aria-label="Legend">
  <li><i class="bar running"></i> running</li>
  <li><i class="bar coming"></i> coming</li>
  <li><i class="bar ended"></i> ended</li>
  <li><i class="bar off"></i> switched off</li>
  <li><i class="line"></i> now</li>
</ul>`;

const navigation = (brands: readonly BrandOffers[]): Markup =>
  html`<nav aria-label="Brands">
    <ul>
      <li><a href="#findings">What to look at</a></li>
      ${brands.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}
    </ul>
  </nav>`;

/** Creates the calendar as a complete HTML page, which loads no other file and prints as it looks. */
export async function calendarPage(report: JudgedReport, { back }: CalendarFrame = {}): Promise<string> {
  const { brands, findings, at } = report;
  const entries = brands.flatMap(({ timeline }) => timeline);
  const scale = { axis: computeAxis(entries, report), at };
  const zone = brands[0]?.timeZone ?? "UTC";
  const body = html`<header>
      ${back === undefined ? "" : html`<a class="back" href="${back.href}">${back.label}</a>`}
      <h1>Offers calendar</h1>
      <p class="quiet">As of ${momentText(at, zone)}. Commerce was asked for today’s prices and codes.</p>
      ${navigation(brands)}
    </header>
    <main>${findingsPart(findings)} ${legend} ${brands.map((brand) => brandSection(brand, scale))}</main>`;
  return String(await htmlDocument({ title: "Offers calendar", styles, body }));
}
