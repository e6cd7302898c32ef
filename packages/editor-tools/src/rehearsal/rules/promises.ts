import { listNamedPercents, listNamedPrices } from "../../offers/rules/figures.ts";
import { momentText } from "../../reading/moments.ts";
import type { PageReading } from "../../reading/read-site.ts";
import type { ShownPrice } from "@courseway/visitor/simulated";
import {
  getBannerPlace,
  gathered,
  isNotOpenYet,
  type Judged,
  listMoments,
  pageReadings,
  computePercent,
  quoted,
  type Scene,
  listScenesAt,
  listScenes,
  type SeenFinding,
} from "./input.ts";

/** A discount on everything that is sold. */
const EVERYTHING =
  /\b(?:everything|site-?wide|store-?wide|all (?:our )?(?:courses|products|orders)|(?:every|any) (?:course|product|order)\b(?! in)|entire (?:site|store))\b/iu;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\.00$/u, "")}`;

/** The highest discount on any page, in percent. */
const findHighest = (scenes: readonly Scene[]): number =>
  scenes.reduce((highest, { view }) => Math.max(highest, ...view.prices.map(computePercent)), 0);

/** The highest discount on any page at a moment, in percent, and whether any page shows a price then. */
interface Charged {
  readonly highest: number;
  readonly isPriced: boolean;
}

/** Computes the highest discount at each moment of a rehearsal, once per moment. */
export function chargedByMoment(rehearsal: Judged["rehearsal"]): (at: number) => Charged {
  const known = new Map<number, Charged>();
  const compute = (at: number): Charged => {
    const scenes = listScenesAt(rehearsal, at);
    return { highest: findHighest(scenes), isPriced: hasPrices(scenes) };
  };
  return (at) => {
    const charged = known.get(at) ?? compute(at);
    known.set(at, charged);
    return charged;
  };
}

/** Reads the crossed-out price in a text, in cents; 0 if there is none. */
export const compareAtCents = (compareAt: string | null): number =>
  compareAt === null ? 0 : Math.round(Number(compareAt.replaceAll(/[^\d.]/gu, "")) * 100);

const hasPrices = (scenes: readonly Scene[]): boolean =>
  scenes.some(({ view }) => view.prices.some(({ final }) => final !== null));

/** Finds banners that promise more than any page gives at that moment. */
function bannerPromises(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site, timeline } = judged;
  const starts = timeline.find(({ kind, isOn }) => kind === "promotion" && isOn)?.starts ?? -Infinity;
  const isLater = (codes: readonly string[], at: number): boolean => at > rehearsal.from && isNotOpenYet(codes, judged);
  return listMoments(rehearsal).flatMap((at) => {
    const scenes = listScenesAt(rehearsal, at);
    if (!hasPrices(scenes)) return [];
    const highest = findHighest(scenes);
    return gathered(
      scenes.flatMap(({ page, view }) =>
        view.banners.flatMap(({ banner, phase, words }) =>
          // The top banner appears five minutes before its sale. [PB-007]
          (banner === "top" && at < starts ? [] : listNamedPercents(words)).flatMap((percent) =>
            percent <= highest
              ? []
              : [
                  {
                    rule: "promise-not-kept" as const,
                    severity: isLater(view.codes, at) ? ("warning" as const) : ("error" as const),
                    brand: site.name,
                    place: getBannerPlace(banner),
                    subject: `${percent}% ${phase}`,
                    message: `${quoted(words)} promises ${percent}% off, and no page charges more than ${highest}% off ${momentText(at, rehearsal.timeZone)}.`,
                    advice: "Give banner and code the same dates, or correct the figure or the code.",
                    seenAt: { path: page.path, at, visitor: 0 },
                  },
                ],
          ),
        ),
      ),
    );
  });
}

/** Finds banners that promise a discount on everything while a product is discounted less. */
function everythingPromises({ rehearsal, site }: Judged): readonly SeenFinding[] {
  return gathered(
    listScenes(rehearsal).flatMap(({ page, view, at }) =>
      view.banners.flatMap(({ banner, words }) => {
        // A link's text, or another sentence, may mention all courses in another sense.
        const sentence = words
          .split(/(?<=[.!?])\s+/u)
          .find((one) => listNamedPercents(one).length > 0 && EVERYTHING.test(one));
        const [percent] = listNamedPercents(sentence ?? "");
        if (percent === undefined) return [];
        return view.prices
          .filter((price) => price.final !== null && computePercent(price) < percent)
          .map(({ products }) => ({
            rule: "price-stays" as const,
            severity: "error" as const,
            brand: site.name,
            place: getBannerPlace(banner),
            subject: products.join("+"),
            message: `${quoted(words)} promises ${percent}% off everything, and ${products.join(", ")} costs more than that on ${page.path}.`,
            advice: "Say in the banner what is in the sale, or have commerce take the code for this product.",
            seenAt: { path: page.path, at, visitor: 0 },
          }));
      }),
    ),
  );
}

const REFERRAL = /\b(?:refer\w*|friends?|ambassadors?|invit\w*)\b/iu;
const MAIL = /\b(?:e-?mail\w*|subscrib\w*|sign(?:ing)?[ -]?up|newsletter|inbox|send)\b/iu;

/** Returns the discount in percent for referred visitors or subscribers, if a text mentions them; else 0. */
export function findOtherPercent(words: string, { brand, globals }: Judged["site"]): number {
  const referred = REFERRAL.test(words) ? (brand.referralProgram?.discountPercent ?? 0) : 0;
  return Math.max(referred, MAIL.test(words) ? (globals.emailCapture?.percentage ?? 0) : 0);
}

interface BlockWords {
  readonly index: number;
  readonly words: readonly { readonly words: string; readonly field: string | null }[];
}

/** Lists what editors wrote in each block of a page. */
export function writtenBlocks({ parts }: PageReading): readonly BlockWords[] {
  const blocks = new Map<number, BlockWords["words"][number][]>();
  for (const part of parts) {
    const number = /^(\d+) /u.exec(part.place.part ?? "")?.[1];
    if (part.kind !== "words" || number === undefined) continue;
    const index = Number(number) - 1;
    blocks.set(index, [...(blocks.get(index) ?? []), { words: part.words, field: part.place.field }]);
  }
  return [...blocks].map(([index, words]) => ({ index, words }));
}

const allowedAmounts = (prices: readonly ShownPrice[]): ReadonlySet<number> =>
  new Set(prices.flatMap(({ final, original, compareAt }) => [final ?? 0, original ?? 0, compareAtCents(compareAt)]));

/** Finds texts of pages that promise a higher discount than is given, or name a price that is not charged. */
function pagePromises(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, site } = judged;
  const chargedAt = chargedByMoment(rehearsal);
  const blocksAt = pageReadings(site, writtenBlocks);
  return gathered(
    listScenes(rehearsal).flatMap(({ page, state, view, at }) =>
      (blocksAt(page.path, at) ?? []).flatMap(({ index, words }) => {
        const block = state.blocks.find((one) => one.index === index);
        if (block === undefined || block.words === "") return [];
        const prices = view.prices.filter((price) => price.block === index && price.final !== null);
        const elsewhere = findOtherPercent([page.path, ...words.map((one) => one.words)].join(" "), site);
        const most =
          prices.length > 0 ? Math.max(...prices.map(computePercent)) : Math.max(chargedAt(at).highest, elsewhere);
        const amounts = allowedAmounts(prices);
        const when = (): string => momentText(at, rehearsal.timeZone);
        return words.flatMap(({ words: text, field }) => {
          const shared = {
            severity: "error" as const,
            brand: site.name,
            place: { path: page.path, part: `${index + 1} ${block.name}`, field },
            seenAt: { path: page.path, at, visitor: 0 },
          };
          const percents = chargedAt(at).isPriced ? listNamedPercents(text) : [];
          return [
            ...percents.flatMap((percent) =>
              percent <= most
                ? []
                : [
                    {
                      ...shared,
                      rule: "promise-not-kept" as const,
                      subject: `${percent}%`,
                      message: `The text promises ${percent}% off, and ${prices.length > 0 ? "what the block sells" : "the site"} is ${most === 0 ? "not reduced" : `${most}% off at most`} ${when()}.`,
                      advice: "Take the sentence off, or put it into a banner with the sale’s dates.",
                    },
                  ],
            ),
            ...listNamedPrices(text).flatMap((price) =>
              prices.length === 0 || amounts.has(price)
                ? []
                : [
                    {
                      ...shared,
                      rule: "price-not-charged" as const,
                      subject: dollars(price),
                      message: `The text says ${dollars(price)}, and nothing in this block costs that ${when()}.`,
                      advice: "Write ${price} in the place of the figure: it becomes the price that the page shows.",
                    },
                  ],
            ),
          ];
        });
      }),
    ),
  );
}

/** Finds promises of banners and pages that the charged prices do not keep. */
export const promiseFindings = (judged: Judged): readonly SeenFinding[] => [
  ...bannerPromises(judged),
  ...everythingPromises(judged),
  ...pagePromises(judged),
];
