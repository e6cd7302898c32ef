import { html } from "hono/html";
import { placeText } from "../finding/finding.ts";
import { type EntryKind, type EntryState, stateAt, type TimelineEntry } from "../offers/entry.ts";
import type { BrandOffers, OfferChange } from "../offers/offers.ts";
import { momentText, timeText } from "../reading/moments.ts";
import { type Axis, listMonths, computeShare } from "./axis.ts";

/** A piece of HTML; inserted values are escaped. */
export type Markup = ReturnType<typeof html>;

const KINDS: Readonly<Record<EntryKind, string>> = {
  offer: "Offer banner",
  promotion: "Top banner",
  override: "Override of the sale’s code",
  reset: "Top banner, afterwards",
  graphic: "Graphic banner",
  capture: "Email sign-up",
  countdown: "Countdown",
  code: "Coupon of products",
  page: "Page",
};

const STATES: Readonly<Record<EntryState, string>> = {
  off: "switched off",
  ended: "ended",
  running: "running",
  coming: "coming",
  unread: "never shows",
};

function placesText({ places }: TimelineEntry): string {
  const [first, ...others] = places;
  if (first === undefined) return "";
  return `${placeText(first)}${others.length > 0 ? ` and ${others.length} other places` : ""}`;
}

/**
 * Formats an entry's dates. An email sign-up is hidden during its dates, which are a sale's; everything else is shown
 * during its dates.
 */
function datesText({ kind, starts, ends, isUnread }: TimelineEntry, zone: string): readonly string[] {
  if (isUnread) return ["a date that cannot be read"];
  if (starts === null && ends === null) return ["always"];
  const hidden = kind === "capture" ? "hidden " : "";
  return [
    ...(starts === null ? [] : [`${hidden}from ${timeText(starts, zone)}`]),
    ...(ends === null ? ["without an end"] : [`${starts === null ? hidden : ""}until ${timeText(ends, zone)}`]),
  ];
}

function bar(entry: TimelineEntry, state: EntryState, axis: Axis, at: number): Markup {
  const from = computeShare(entry.starts ?? axis.from, axis);
  const to = state === "unread" ? from : computeShare(entry.ends ?? axis.to, axis);
  return html`<div class="lane" style="--now: ${computeShare(at, axis)}%">
    <span
      class="bar ${state}"
      style="inset-inline-start: ${from}%; width: ${Math.max(0, to - from).toFixed(2)}%"
    ></span>
  </div>`;
}

/** Shortens a label: the text of a banner may be a paragraph. */
const shortened = (label: string): string => (label.length > 90 ? `${label.slice(0, 87).trimEnd()}…` : label);

/** The settings that all brands of a calendar share. */
export interface CalendarScale {
  readonly axis: Axis;
  /** The moment for which the calendar was made, in epoch ms. */
  readonly at: number;
}

interface Row extends CalendarScale {
  readonly zone: string;
}

function row(entry: TimelineEntry, { axis, at, zone }: Row): Markup {
  const state = stateAt(entry, at);
  return html`<tr>
    <td class="what">
      <span class="kind">${KINDS[entry.kind]}</span>
      ${shortened(entry.label)}
      <span class="quiet">(${placesText(entry)})</span>
    </td>
    <td class="dates" data-head="When">
      ${datesText(entry, zone).map((line) => html`<span class="line">${line} </span>`)}
    </td>
    <td data-head="Code">${entry.code === null ? "none" : html`<code>${entry.code}</code>`}</td>
    <td class="state" data-head="State"><span class="tag ${state}">${STATES[state]}</span></td>
    <td class="axis" aria-hidden="true">${bar(entry, state, axis, at)}</td>
  </tr>`;
}

function timelineTable({ title, timeline, timeZone: zone }: BrandOffers, { axis, at }: CalendarScale): Markup {
  // The countdown of a top banner that is switched off would only repeat the banner's row.
  const dated = timeline.filter(({ kind, isOn, places }) =>
    kind === "countdown" ? isOn || places[0]?.path !== null : kind !== "code",
  );
  if (dated.length === 0) return html`<p>No banner, countdown, email sign-up or page has a date.</p>`;
  const order = (entry: TimelineEntry): number => (entry.isOn ? (entry.starts ?? axis.from) : Number.POSITIVE_INFINITY);
  const rows = dated.toSorted((one, other) => order(one) - order(other));
  return html`<table>
    <caption>
      Banners, countdowns and sign-ups of ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">When</th>
        <th scope="col">Code</th>
        <th scope="col">State</th>
        <th scope="col" class="axis" aria-hidden="true">
          <div class="months">
            ${listMonths(axis).map(
              ({ name, begins }) => html`<span style="inset-inline-start: ${begins}%">${name}</span>`,
            )}
          </div>
        </th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((entry) => row(entry, { axis, at, zone }))}
    </tbody>
  </table>`;
}

function codesList(timeline: readonly TimelineEntry[]): Markup | string {
  const codes = timeline.filter(({ kind }) => kind === "code");
  if (codes.length === 0) return "";
  return html`<h3>Coupons of products</h3>
    <p>
      ${codes.map(
        ({ code, places }, index) =>
          html`${index > 0 ? ", " : ""}<code>${code}</code> in ${places.length}
            ${places.length === 1 ? "place" : "places"}`,
      )}.
      Commerce decides when they hold.
    </p>`;
}

const listed = new Intl.ListFormat("en-US");

/** Lists the visible banners in words: "the offer banner and the top banner show". */
function bannersText({ offer, top, graphic }: OfferChange["banners"]): string {
  const shown = [
    ...(offer === "hidden" ? [] : ["the offer banner"]),
    ...(top === "hidden" ? [] : [top === "reset" ? "the top banner’s text for afterwards" : "the top banner"]),
    ...(graphic === "hidden" ? [] : ["the graphic banner"]),
  ];
  return shown.length === 0 ? "no banner shows" : `${listed.format(shown)} ${shown.length === 1 ? "shows" : "show"}`;
}

const changeText = ({ codes, banners }: OfferChange): string =>
  `checkout links carry ${codes.length === 0 ? "no code of the site" : codes.join(", ")}; ${bannersText(banners)}.`;

function changesPart({ changes, timeZone }: BrandOffers): Markup {
  const [now, ...later] = changes;
  return html`<p class="now"><strong>Now</strong> ${now === undefined ? "nothing is known." : changeText(now)}</p>
    ${
      later.length === 0
        ? html`<p class="quiet">No change is scheduled.</p>`
        : html`<ol class="changes">
            ${later.map((change) => html`<li><strong>${momentText(change.at, timeZone)}</strong>: ${changeText(change)}</li>`)}
          </ol>`
    }`;
}

/**
 * Shows one brand on the calendar: what is active now, what changes next, and everything with a date as a row with its
 * bar.
 */
export const brandSection = (brand: BrandOffers, scale: CalendarScale): Markup =>
  html`<section aria-labelledby="${brand.name}">
    <h2 id="${brand.name}">${brand.title}</h2>
    <p class="quiet">${brand.pages} pages. Times are those of ${brand.timeZone}.</p>
    ${changesPart(brand)} ${timelineTable(brand, scale)} ${codesList(brand.timeline)}
  </section>`;
