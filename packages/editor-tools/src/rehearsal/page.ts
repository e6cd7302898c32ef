import { html } from "hono/html";
import type { Markup } from "../calendar/brand-section.ts";
import { findingsPart } from "../calendar/findings-part.ts";
import { htmlDocument } from "../calendar/html-document.ts";
import { styles } from "../calendar/styles.ts";
import { momentText } from "../reading/moments.ts";
import type { Difference, MomentChanges, VisitorDifference } from "./differences.ts";
import type { RehearsalReport, RehearsedBrand, SeenAt } from "./report.ts";
import { rehearsalStyles } from "./styles.ts";

/** Returns the time machine's address for a page of a brand, at a moment, as one of its visitors. */
export type CellAddress = (brand: string, cell: SeenAt) => string;

/** The settings of the page's links to the time machine. */
export interface RehearsalFrame {
  readonly address: CellAddress;
  /** Whether links open the time machine. Without a preview token they open today's page. */
  readonly hasToken: boolean;
}

/** The maximum number of pages listed below one difference; the JSON has all. */
const MOST_NAMED = 24;

const SECOND_MS = 1000;

const counted = (count: number, word: string): string =>
  `${count.toLocaleString("en-US")} ${word}${count === 1 ? "" : "s"}`;

interface Links {
  readonly brand: RehearsedBrand;
  readonly address: CellAddress;
  readonly at: number;
  readonly visitor: number;
}

function pageLinks(paths: readonly string[], { brand, address, at, visitor }: Links): Markup {
  const href = (path: string, moment: number): string => address(brand.name, { path, at: moment, visitor });
  const named = paths.slice(0, MOST_NAMED);
  return html`<details>
    <summary>${counted(paths.length, "page")}</summary>
    <ul class="pages">
      ${named.map(
        (path) =>
          html`<li>
            <span class="path">${path}</span>
            <a href="${href(path, at - SECOND_MS)}" aria-label="${path}, a second before">before</a>
            <a href="${href(path, at)}" aria-label="${path}, at the moment">then</a>
            <a href="${href(path, at + SECOND_MS)}" aria-label="${path}, a second after">after</a>
          </li>`,
      )}
      ${paths.length > named.length ? html`<li>and ${counted(paths.length - named.length, "more page")}</li>` : ""}
    </ul>
  </details>`;
}

function change({ before, after }: Pick<Difference, "before" | "after">): Markup | string {
  if (before === null && after === null) return "";
  if (before === null) return html`<p class="words"><ins>${after}</ins></p>`;
  if (after === null) return html`<p class="words"><del>${before}</del></p>`;
  return html`<p class="words">
    <del><span class="hidden">was </span>${before}</del> <ins><span class="hidden">is </span>${after}</ins>
  </p>`;
}

const differenceItem = (one: Difference, links: Links): Markup =>
  html`<li>
    <p>${one.what} on ${counted(one.pages.length, "page")}.</p>
    ${change(one)} ${pageLinks(one.pages, links)}
  </li>`;

function priceTable(caption: string, prices: readonly Difference[], links: Links): Markup | string {
  if (prices.length === 0) return "";
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
        <th scope="col">Where</th>
      </tr>
    </thead>
    <tbody>
      ${prices.map(
        (one) =>
          html`<tr>
            <td data-head="Product">${one.what.replace(/^The price of | (?:changes|stays)$/gu, "")}</td>
            <td data-head="Before">${one.before}</td>
            <td data-head="After">${one.after}</td>
            <td data-head="Where">${pageLinks(one.pages, links)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function differenceList(differences: readonly Difference[], links: Links): Markup {
  const prices = differences.filter(({ kind }) => kind === "price");
  const unchanged = differences.filter(({ kind }) => kind === "price stays");
  const others = differences.filter(({ kind }) => kind !== "price" && kind !== "price stays");
  return html`<ul class="differences">
      ${others.map((one) => differenceItem(one, links))}
    </ul>
    ${priceTable("Prices that change", prices, links)} ${priceTable("Prices that stay as they were", unchanged, links)}`;
}

function momentSection(
  { at, differences, asAtFirst }: MomentChanges,
  brand: RehearsedBrand,
  address: CellAddress,
): Markup {
  const others = brand.pages.length - asAtFirst;
  return html`<section class="moment" aria-labelledby="${brand.name}-${at}">
    <h4 id="${brand.name}-${at}">${momentText(at, brand.timeZone)}</h4>
    ${
      differences.length === 0
        ? html`<p class="quiet">Only countdowns change.</p>`
        : differenceList(differences, { brand, address, at, visitor: 0 })
    }
    <p class="quiet">
      ${others === 0 ? "All pages are then as at the beginning." : `${counted(others, "page")} then differ from the beginning.`}
    </p>
  </section>`;
}

function visitorSection(
  visitor: number,
  all: readonly VisitorDifference[],
  brand: RehearsedBrand,
  address: CellAddress,
): Markup {
  const visitorViews = all.filter((one) => one.visitor === visitor);
  const name = brand.visitors[visitor]?.name ?? "";
  return html`<details class="visitor">
    <summary>
      ${name}:
      ${visitorViews.every(({ differences }) => differences.length === 0) ? "sees what everybody sees" : "sees something else"}
    </summary>
    ${visitorViews.map(
      ({ at, differences }) =>
        html`<h4>From ${momentText(at, brand.timeZone)}</h4>
          ${
            differences.length === 0
              ? html`<p>What everybody sees.</p>`
              : differenceList(differences, { brand, address, at, visitor })
          }`,
    )}
  </details>`;
}

function brandPart(brand: RehearsedBrand, { address }: RehearsalFrame): Markup {
  const { name, title, pages, visitors, moments, changes, byVisitor, cells } = brand;
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <p>
      ${counted(pages.length, "page")}, ${counted(visitors.length, "visitor")}, ${counted(moments.length, "moment")} at
      which something changes: ${counted(cells, "view")} in all, each moment a second before, exactly then and a second
      after.
      ${brand.drafts.length === 0 ? "" : `As ${brand.drafts.length === 1 ? "a draft" : "drafts"}: ${brand.drafts.join(", ")}.`}
    </p>
    <h3>What changes, and when</h3>
    ${
      changes.length === 0
        ? html`<p>Nothing: every page shows the same to the end.</p>`
        : changes.map((one) => momentSection(one, brand, address))
    }
    <h3>What visitors see who bring something</h3>
    ${visitors.map((_, visitor) => (visitor === 0 ? "" : visitorSection(visitor, byVisitor, brand, address)))}
  </section>`;
}

function seenLinks(brand: RehearsedBrand | undefined, seen: readonly SeenAt[], address: CellAddress): Markup | string {
  if (brand === undefined || seen.length === 0) return "";
  const named = seen.slice(0, MOST_NAMED);
  return html`<details>
    <summary>See it (${counted(seen.length, "page")})</summary>
    <ul class="pages">
      ${named.map(
        (cell) =>
          html`<li>
            <a href="${address(brand.name, cell)}"
              >${cell.path},
              ${momentText(cell.at, brand.timeZone)}${
                cell.visitor === 0 ? "" : `, ${brand.visitors[cell.visitor]?.name ?? ""}`
              }</a
            >
          </li>`,
      )}
      ${seen.length > named.length ? html`<li>and ${counted(seen.length - named.length, "more page")}</li>` : ""}
    </ul>
  </details>`;
}

/** Creates a complete HTML page of a rehearsal, which loads no other file. */
export async function rehearsalPage(report: RehearsalReport, frame: RehearsalFrame): Promise<string> {
  const { brands, findings, seen, from, to } = report;
  const zone = brands[0]?.timeZone ?? "UTC";
  const byName = new Map(brands.map((brand) => [brand.name, brand]));
  const body = html`<header>
      <h1>Rehearsal</h1>
      <p>From ${momentText(from, zone)} to ${momentText(to, zone)}.</p>
      <p class="quiet">
        Commerce answers for today, whatever the moment.
        ${
          frame.hasToken
            ? "A link opens the page at its moment, as its visitor, and holds for an hour: after that, choose the moment in the panel or run the rehearsal again."
            : "Links open the pages as they are today. Run the rehearsal with --preview-token to have them open at their moments."
        }
      </p>
      <nav aria-label="Brands">
        <ul>
          <li><a href="#findings">What to look at</a></li>
          ${brands.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}
        </ul>
      </nav>
    </header>
    <main>
      ${findingsPart(findings, ({ key, brand }) => seenLinks(byName.get(brand), seen[key] ?? [], frame.address))}
      ${brands.map((brand) => brandPart(brand, frame))}
    </main>`;
  return String(await htmlDocument({ title: "Rehearsal", styles: styles + rehearsalStyles, body }));
}
