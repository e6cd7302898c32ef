import { percentOff } from "@courseway/pricing";
import { splitCodes, uniqueCodes } from "@courseway/coupons";
import type { PageState, PageView, ShownPrice } from "@courseway/visitor/simulated";
import { listNamedCodes } from "../../audit/codes.ts";
import { finding, type FoundHere } from "../../finding/finding.ts";
import { listNamedDiscounts, listNamedPercents } from "../../offers/rules/figures.ts";
import { siteCodes, soldProducts } from "../../prices/price-book.ts";
import { momentText } from "../../reading/moments.ts";
import type { Part } from "../../reading/parts.ts";
import type { PageReading } from "../../reading/read-site.ts";
import { gathered, type Judged, listScenes, pageReadings, type Scene, type SeenFinding } from "./input.ts";
import { compareAtCents, chargedByMoment, findOtherPercent } from "./promises.ts";

type Words = Extract<Part, { kind: "words" }>;

const isWords = (part: Part): part is Words => part.kind === "words";
const toKey = (code: string): string => code.trim().toLowerCase();

/** Whether a field contains a code itself, and not a text about one. */
const isCodeField = ({ place: { field } }: Words): boolean => field !== null && /coupon/iu.test(field);

/** Whether a text contains a code as a separate word. */
const isNamed = (words: string, code: string): boolean =>
  words.split(code).some((before, index, pieces) => {
    const after = pieces[index + 1];
    return after !== undefined && !/[\p{L}\d]$/u.test(before) && !/^[\p{L}\d]/u.test(after);
  });

/** Lists the given codes that occur in a text in the same spelling, with or without the word "code". */
const listNamed = (words: string, codes: readonly string[]): readonly string[] =>
  codes.filter((code) => code !== "" && isNamed(words, code));

/** Whether visitors see a part in a state of its page: a block that shows nothing has no text. */
function isRead({ place: { part } }: Words, { blocks }: PageState): boolean {
  const number = /^(\d+) /u.exec(part ?? "")?.[1];
  if (number === undefined) return true;
  return blocks.some(({ index, words }) => index === Number(number) - 1 && words !== "");
}

/** Lists the visible texts of each page in each of its states, including the page's title. */
function readings({ rehearsal, site }: Judged): readonly (Scene & { readonly texts: readonly Words[] })[] {
  const textsAt = pageReadings(site, listTexts);
  return listScenes(rehearsal).map((scene) => ({
    ...scene,
    texts: (textsAt(scene.page.path, scene.at) ?? []).filter((part) => isRead(part, scene.state)),
  }));
}

const listTexts = ({ path, page, parts }: PageReading): readonly Words[] => [
  ...(page.pageTitle
    ? [{ kind: "words" as const, words: page.pageTitle, place: { path, part: null, field: "pageTitle" } }]
    : []),
  ...parts.filter(isWords).filter((part) => !isCodeField(part)),
];

/** Maps the codes of banners with dates to a test for whether one of their banners is active. */
function datedCodes({
  timeline,
}: Judged): ReadonlyMap<string, { readonly code: string; readonly runs: (at: number) => boolean }> {
  const banners = timeline.filter(({ kind, code }) => (kind === "offer" || kind === "promotion") && code !== null);
  const codes = uniqueCodes(banners.flatMap(({ code }) => splitCodes(code ?? "")));
  return new Map(
    codes.map((code) => {
      const mine = banners.filter((one) => splitCodes(one.code ?? "").some((other) => toKey(other) === toKey(code)));
      const runs = (at: number): boolean =>
        mine.some(({ isOn, starts, ends }) => isOn && (starts ?? -Infinity) <= at && at < (ends ?? Infinity));
      return [toKey(code), { code, runs }];
    }),
  );
}

/** Finds texts of pages that name the code of a banner while that banner is not active. */
function codesOutside(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  const dated = [...datedCodes(judged).values()];
  // Something else that gives the code may give it at any time.
  const always = new Set(
    [
      site.globals.emailCapture?.coupon,
      ...soldProducts(site.pages.flatMap(({ parts }) => parts)).flatMap(({ own }) => own),
    ].flatMap((code) => splitCodes(code ?? "").map(toKey)),
  );
  return gathered(
    readings(judged).flatMap(({ page, at, texts }) =>
      texts.flatMap((text) =>
        dated
          .filter(({ code, runs }) => !always.has(toKey(code)) && !runs(at) && listNamed(text.words, [code]).length > 0)
          .map(({ code }) => ({
            rule: "code-outside-sale" as const,
            severity: "error" as const,
            brand: site.name,
            place: text.place,
            subject: code,
            message: `The text names ${code} ${momentText(at, rehearsal.timeZone)}, while its banner does not run and no link carries it.`,
            advice: "Give the banner the dates of the text, or take the code out of the text.",
            seenAt: { path: page.path, at, visitor: 0 },
          })),
      ),
    ),
  );
}

/** Lists a code's discounts on the site's products, in whole percent; empty if commerce does not accept it. */
function listCodePercents(code: string, { prices }: Judged): ReadonlySet<number> {
  return new Set(
    prices.products.flatMap((ids) => {
      const quote = prices.quote(ids, [code]);
      if (quote === null || quote.discountPrice >= quote.originalPrice) return [];
      const { offPercent, discountType, originalPrice, discountPrice, maxPrice } = quote;
      const counted = [percentOff(originalPrice, discountPrice), percentOff(maxPrice, discountPrice)];
      return discountType === "PERCENT" && offPercent !== null ? [offPercent, ...counted] : counted;
    }),
  );
}

/** Finds sentences that name one code and a different percentage than it gives. */
function codeFigures(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  const codes = siteCodes(site);
  const texts = [...site.parts.filter(isWords).filter((part) => !isCodeField(part)), ...site.pages.flatMap(listTexts)];
  return gathered(
    texts.flatMap((text) =>
      text.words.split(/(?<=[.!?])\s+/u).flatMap((sentence) => {
        const [code, ...others] = uniqueCodes([...listNamed(sentence, codes), ...listNamedCodes(sentence)]);
        if (code === undefined || others.length > 0) return [];
        const given = listCodePercents(code, judged);
        return given.size === 0
          ? []
          : listNamedPercents(sentence)
              .filter((percent) => !given.has(percent))
              .map((percent) => ({
                rule: "percent-differs" as const,
                severity: "error" as const,
                brand: site.name,
                place: text.place,
                subject: `${code} ${percent}%`,
                message: `The text says that ${code} takes ${percent}% off, and it takes ${[...given].map((one) => `${one}%`).join(" or ")} off.`,
                advice: "Correct the text or the code.",
                seenAt: { path: text.place.path ?? "/", at: rehearsal.from, visitor: 0 },
              }));
      }),
    ),
  );
}

/** Lists how far a price is below the one without codes and below the crossed-out one, in cents. */
const listSavings = ({ final, original, compareAt }: ShownPrice): readonly number[] =>
  final === null ? [] : [(original ?? final) - final, compareAtCents(compareAt) - final].filter((saving) => saving > 0);

/** Finds texts next to a price that promise a different discount in dollars than the price has. */
function amountsOff(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  return gathered(
    readings(judged).flatMap(({ page, view, at, texts }) =>
      texts.flatMap((text) => {
        const number = /^(\d+) /u.exec(text.place.part ?? "")?.[1];
        const prices = view.prices.filter(({ block, final }) => block === Number(number) - 1 && final !== null);
        const savings = prices.flatMap(listSavings);
        return (prices.length === 0 ? [] : listNamedDiscounts(text.words))
          .filter((amount) => !savings.includes(amount))
          .map((amount) => ({
            rule: "promise-not-kept" as const,
            severity: "error" as const,
            brand: site.name,
            place: text.place,
            subject: `$${amount / 100}`,
            message: `The text promises $${amount / 100} off, and what the block sells is ${savings.length === 0 ? "not reduced" : `reduced by ${[...new Set(savings)].map((one) => `$${one / 100}`).join(" or ")}`} ${momentText(at, rehearsal.timeZone)}.`,
            advice: "Correct the figure, or the product’s coupon. ${savings} in the text becomes the amount.",
            seenAt: { path: page.path, at, visitor: 0 },
          }));
      }),
    ),
  );
}

/**
 * Finds texts of a page outside its blocks, in search results, its title or its dialog, that promise more than any page
 * gives.
 */
function pageTexts(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  const chargedAt = chargedByMoment(rehearsal);
  return gathered(
    readings(judged).flatMap(({ page, at, texts }) =>
      texts
        .filter(({ place: { part } }) => part === null || part === "seoContent" || part === "exitIntentModal")
        .flatMap((text) =>
          listNamedPercents(text.words)
            .filter(
              (percent) =>
                percent > Math.max(chargedAt(at).highest, findOtherPercent(`${page.path} ${text.words}`, site)),
            )
            .map((percent) => ({
              rule: "promise-not-kept" as const,
              severity: "error" as const,
              brand: site.name,
              place: text.place,
              subject: `${percent}%`,
              message: `The text promises ${percent}% off, and the site is ${chargedAt(at).highest}% off at most ${momentText(at, rehearsal.timeZone)}.`,
              advice: "Take the sentence out: it has no dates of its own.",
              seenAt: { path: page.path, at, visitor: 0 },
            })),
        ),
    ),
  );
}

const DAYS = /\b(\d{1,3})[ -]days?\b/giu;

/** Finds texts of the email form that give its code a different percentage or validity. */
function captureTexts(judged: Judged): readonly SeenFinding[] {
  const { site, rehearsal } = judged;
  const { emailCapture } = site.globals;
  if (emailCapture === null || !emailCapture.showEmailCapture) return [];
  const given = new Set(splitCodes(emailCapture.coupon ?? "").flatMap((code) => [...listCodePercents(code, judged)]));
  const seenAt = { path: "/", at: rehearsal.from, visitor: 0 };
  const shared = { severity: "error" as const, brand: site.name, seenAt };
  const texts = site.parts.filter(isWords).filter(({ place: { part } }) => part === "emailCapture");
  return gathered(
    texts.flatMap(({ words, place }): readonly (FoundHere & { seenAt: typeof seenAt })[] => {
      const days = [...words.matchAll(DAYS)].map(([, figure]) => Number(figure));
      return [
        ...(given.size === 0 ? [] : listNamedPercents(words))
          .filter((percent) => !given.has(percent))
          .map((percent) => ({
            ...shared,
            place,
            rule: "percent-differs" as const,
            subject: `${percent}%`,
            message: `The email form promises ${percent}% off, and its code gives ${[...given].map((one) => `${one}%`).join(" or ")}.`,
            advice: "Correct the text or the code.",
          })),
        ...(emailCapture.countdownDays ? days : [])
          .filter((count) => count !== emailCapture.countdownDays)
          .map((count) => ({
            ...shared,
            place,
            rule: "days-differ" as const,
            subject: `${count} days`,
            message: `The email form speaks of ${count} days, and a subscriber has the code for ${emailCapture.countdownDays}.`,
            advice: "Correct the text or countdownDays.",
          })),
      ];
    }),
  );
}

/** The longest time for a text for afterwards, which says for some days that a sale is over. */
const LONGEST_RESET_MS = 30 * 86_400_000;

function longResets({ timeline, site, rehearsal }: Judged): readonly SeenFinding[] {
  return timeline.flatMap(({ kind, isOn, starts, ends, places: [place] }) => {
    if (kind !== "reset" || !isOn || starts === null || place === undefined) return [];
    if ((ends ?? Infinity) - starts <= LONGEST_RESET_MS) return [];
    const made = finding({
      rule: "reset-lingers",
      severity: "warning",
      brand: site.name,
      place,
      message: `The top banner’s text for afterwards shows ${ends === null ? "for good" : `until ${momentText(ends, rehearsal.timeZone)}`}, long after its sale.`,
      advice: "Correct its end, or mark this as deliberate.",
    });
    return [{ finding: made, seen: [{ path: "/", at: Math.max(starts, rehearsal.from), visitor: 0 }] }];
  });
}

/** Finds banners with several codes of which one gives more than the text says. */
function strongerCodes(judged: Judged): readonly SeenFinding[] {
  const { timeline, site, rehearsal } = judged;
  return timeline.flatMap(({ kind, code, isOn, label, places: [place] }) => {
    const codes = splitCodes(code ?? "");
    if ((kind !== "offer" && kind !== "promotion") || !isOn || codes.length < 2 || place === undefined) return [];
    const promised = Math.max(0, ...listNamedPercents(label));
    const [best] = codes
      .map((one) => ({ one, most: Math.max(0, ...listCodePercents(one, judged)) }))
      .toSorted((first, second) => second.most - first.most);
    if (promised === 0 || best === undefined || best.most <= promised) return [];
    const made = finding({
      rule: "percent-differs",
      severity: "error",
      brand: site.name,
      place,
      subject: best.one,
      message: `The banner promises ${promised}% off and brings ${codes.join(", ")}, of which ${best.one} gives ${best.most}%.`,
      advice: "Take the code out that is not the banner’s, or correct the words.",
    });
    return [{ finding: made, seen: [{ path: "/", at: rehearsal.from, visitor: 0 }] }];
  });
}

const pricesBefore = (view: PageView | undefined, { block, products }: ShownPrice): ShownPrice | undefined =>
  view?.prices.find((one) => one.block === block && one.products.join() === products.join());

/**
 * Finds products that a sale's code would reduce, but whose own coupon already gives more: the sale does not change
 * their price.
 */
function unmovedPrices({ rehearsal, site, prices }: Judged): readonly SeenFinding[] {
  return gathered(
    rehearsal.pages.flatMap((page) =>
      page.states.flatMap(({ from: at, views: [view] }, index) => {
        const before = page.states[index - 1]?.views[0];
        const started = view?.codes.filter((code) => before !== undefined && !before.codes.includes(code)) ?? [];
        if (view === undefined || started.length === 0 || !view.banners.some(({ phase }) => phase === "main"))
          return [];
        return view.prices.flatMap((price) => {
          const was = pricesBefore(before, price);
          const isOwn = price.taken !== null && !view.codes.some((code) => toKey(code) === toKey(price.taken ?? ""));
          if (!isOwn || price.final === null || was?.final !== price.final) return [];
          const lowered = started.some((code) => {
            const [plain, quote] = [prices.quote(price.products, []), prices.quote(price.products, [code])];
            return plain !== null && quote !== null && quote.discountPrice < plain.discountPrice;
          });
          if (!lowered) return [];
          return [
            {
              rule: "price-stays" as const,
              severity: "warning" as const,
              brand: site.name,
              place: { path: null, part: `product ${price.products.join(",")}`, field: "xgritCoupon" },
              subject: price.taken ?? "",
              message: `The sale that begins ${momentText(at, rehearsal.timeZone)} changes nothing for ${price.products.join(", ")}: its own coupon ${price.taken ?? ""} gives more than ${started.join(", ")}, before, during and after it.`,
              advice: "Empty the product’s own coupon, or mark this as deliberate.",
              seenAt: { path: page.path, at, visitor: 0 },
            },
          ];
        });
      }),
    ),
  );
}

/** Finds texts about codes, numbers and times that differ from codes, prices and settings. */
export const textFindings = (judged: Judged): readonly SeenFinding[] => [
  ...codesOutside(judged),
  ...codeFigures(judged),
  ...amountsOff(judged),
  ...pageTexts(judged),
  ...captureTexts(judged),
  ...longResets(judged),
  ...strongerCodes(judged),
  ...unmovedPrices(judged),
];
