import { percentOff } from "@courseway/pricing";
import { splitCodes, uniqueCodes } from "@courseway/coupons";
import type { PageState, PageView, ShownPrice } from "@courseway/visitor/simulated";
import { codesIn } from "../../audit/codes.ts";
import { finding, type FoundHere } from "../../finding/finding.ts";
import { amountsOffIn, percentsIn } from "../../offers/rules/figures.ts";
import { siteCodes, soldProducts } from "../../prices/price-book.ts";
import { momentText } from "../../reading/moments.ts";
import type { Part } from "../../reading/parts.ts";
import type { PageReading } from "../../reading/read-site.ts";
import { gathered, type Judged, type Scene, listScenes, type SeenFinding } from "./input.ts";
import { compareAtCents, chargedByMoment, spokenPercent } from "./promises.ts";

type Words = Extract<Part, { kind: "words" }>;

const isWords = (part: Part): part is Words => part.kind === "words";
const toKey = (code: string): string => code.trim().toLowerCase();

/** Fields that hold a code itself, not a text about one. */
const isCodeField = ({ place: { field } }: Words): boolean => field !== null && /coupon/iu.test(field);

/** Whether a text has a code as a word of its own. */
const isNamed = (words: string, code: string): boolean =>
  words.split(code).some((before, index, pieces) => {
    const after = pieces[index + 1];
    return after !== undefined && !/[\p{L}\d]$/u.test(before) && !/^[\p{L}\d]/u.test(after);
  });

/** The codes of a list that a text names, written as they are, with or without a word that says so. */
const listNamed = (words: string, codes: readonly string[]): readonly string[] =>
  codes.filter((code) => code !== "" && isNamed(words, code));

/** Whether visitors read a part in a state of its page: a block that shows nothing has no words. */
function isRead({ place: { part } }: Words, { blocks }: PageState): boolean {
  const number = /^(\d+) /u.exec(part ?? "")?.[1];
  if (number === undefined) return true;
  return blocks.some(({ index, words }) => index === Number(number) - 1 && words !== "");
}

/** What is read on each page in each of its states, with the page's own title. */
function readings({ rehearsal, site }: Judged): readonly (Scene & { readonly texts: readonly Words[] })[] {
  const pages = new Map(site.pages.map((page) => [page.path, listTexts(page)]));
  return listScenes(rehearsal).map((scene) => ({
    ...scene,
    texts: (pages.get(scene.page.path) ?? []).filter((part) => isRead(part, scene.state)),
  }));
}

const listTexts = ({ path, page, parts }: PageReading): readonly Words[] => [
  ...(page.pageTitle
    ? [{ kind: "words" as const, words: page.pageTitle, place: { path, part: null, field: "pageTitle" } }]
    : []),
  ...parts.filter(isWords).filter((part) => !isCodeField(part)),
];

/** The codes of banners with dates, and when one of their banners runs. */
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

/** Texts of pages that name the code of a banner while that banner does not run. */
function codesOutside(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  const dated = [...datedCodes(judged).values()];
  // What else gives the code may give it at any time.
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

/** What a code takes off the site's products in whole percent; empty where commerce does not take it. */
function percentsOfCode(code: string, { prices }: Judged): ReadonlySet<number> {
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

/** Sentences that name one code and another percentage than it gives. */
function codeFigures(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  const codes = siteCodes(site);
  const texts = [...site.parts.filter(isWords).filter((part) => !isCodeField(part)), ...site.pages.flatMap(listTexts)];
  return gathered(
    texts.flatMap((text) =>
      text.words.split(/(?<=[.!?])\s+/u).flatMap((sentence) => {
        const [code, ...others] = uniqueCodes([...listNamed(sentence, codes), ...codesIn(sentence)]);
        if (code === undefined || others.length > 0) return [];
        const given = percentsOfCode(code, judged);
        return given.size === 0
          ? []
          : percentsIn(sentence)
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

/** What a price is below the one without codes and below the one that is crossed out, in cents. */
const listSavings = ({ final, original, compareAt }: ShownPrice): readonly number[] =>
  final === null ? [] : [(original ?? final) - final, compareAtCents(compareAt) - final].filter((saving) => saving > 0);

/** Texts beside a price that promise other dollars off than it is lowered by. */
function amountsOff(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  return gathered(
    readings(judged).flatMap(({ page, view, at, texts }) =>
      texts.flatMap((text) => {
        const number = /^(\d+) /u.exec(text.place.part ?? "")?.[1];
        const prices = view.prices.filter(({ block, final }) => block === Number(number) - 1 && final !== null);
        const savings = prices.flatMap(listSavings);
        return (prices.length === 0 ? [] : amountsOffIn(text.words))
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

/** What is read of a page outside its blocks, in search results, in its title or its dialog, and promises more than any page charges. */
function pageTexts(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  const chargedAt = chargedByMoment(rehearsal);
  return gathered(
    readings(judged).flatMap(({ page, at, texts }) =>
      texts
        .filter(({ place: { part } }) => part === null || part === "seoContent" || part === "exitIntentModal")
        .flatMap((text) =>
          percentsIn(text.words)
            .filter(
              (percent) => percent > Math.max(chargedAt(at).highest, spokenPercent(`${page.path} ${text.words}`, site)),
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

/** Texts of the email form that give its code another percentage or another life. */
function captureTexts(judged: Judged): readonly SeenFinding[] {
  const { site, rehearsal } = judged;
  const { emailCapture } = site.globals;
  if (emailCapture === null || !emailCapture.showEmailCapture) return [];
  const given = new Set(splitCodes(emailCapture.coupon ?? "").flatMap((code) => [...percentsOfCode(code, judged)]));
  const seenAt = { path: "/", at: rehearsal.from, visitor: 0 };
  const shared = { severity: "error" as const, brand: site.name, seenAt };
  const texts = site.parts.filter(isWords).filter(({ place: { part } }) => part === "emailCapture");
  return gathered(
    texts.flatMap(({ words, place }): readonly (FoundHere & { seenAt: typeof seenAt })[] => {
      const days = [...words.matchAll(DAYS)].map(([, figure]) => Number(figure));
      return [
        ...(given.size === 0 ? [] : percentsIn(words))
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

/** A text for afterwards says for some days that a sale is over; nobody needs that for months. */
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

/** Banners with several codes of which one gives more than the words say. */
function strongerCodes(judged: Judged): readonly SeenFinding[] {
  const { timeline, site, rehearsal } = judged;
  return timeline.flatMap(({ kind, code, isOn, label, places: [place] }) => {
    const codes = splitCodes(code ?? "");
    if ((kind !== "offer" && kind !== "promotion") || !isOn || codes.length < 2 || place === undefined) return [];
    const promised = Math.max(0, ...percentsIn(label));
    const [best] = codes
      .map((one) => ({ one, most: Math.max(0, ...percentsOfCode(one, judged)) }))
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

/** Products that a sale's code would lower, and whose own coupon gives more already: the sale changes nothing for them. */
function unmovedPrices({ rehearsal, site, prices }: Judged): readonly SeenFinding[] {
  return gathered(
    rehearsal.pages.flatMap((page) =>
      page.states.flatMap(({ from: at, views: [view] }, index) => {
        const before = page.states[index - 1]?.views[0];
        const begun = view?.codes.filter((code) => before !== undefined && !before.codes.includes(code)) ?? [];
        if (view === undefined || begun.length === 0 || !view.banners.some(({ phase }) => phase === "main")) return [];
        return view.prices.flatMap((price) => {
          const was = pricesBefore(before, price);
          const isOwn = price.taken !== null && !view.codes.some((code) => toKey(code) === toKey(price.taken ?? ""));
          if (!isOwn || price.final === null || was?.final !== price.final) return [];
          const lowered = begun.some((code) => {
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
              message: `The sale that begins ${momentText(at, rehearsal.timeZone)} changes nothing for ${price.products.join(", ")}: its own coupon ${price.taken ?? ""} gives more than ${begun.join(", ")}, before, during and after it.`,
              advice: "Empty the product’s own coupon, or mark this as deliberate.",
              seenAt: { path: page.path, at, visitor: 0 },
            },
          ];
        });
      }),
    ),
  );
}

/** What texts say of codes, figures and times that codes, prices and settings do not. */
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
