import type { PageState, PageView, ShownBanner, ShownBlock, ShownPrice } from "@courseway/visitor/simulated";
import { type Rehearsal, stateAtMoment, stateBefore, anonymousView } from "./rehearse.ts";

/** Something that changes at a moment, on one or more pages. */
export interface Difference {
  readonly kind: "page" | "banner" | "codes" | "price" | "price stays" | "block" | "words" | "form";
  /** The change, in a sentence. */
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The pages' paths. */
  readonly pages: readonly string[];
}

/** Everything that changes at one moment. */
export interface MomentChanges {
  /** Epoch ms. */
  readonly at: number;
  readonly differences: readonly Difference[];
  /** The number of pages that show the same as at the beginning of the rehearsal. */
  readonly asAtFirst: number;
}

/** What a visitor who is not anonymous sees differently from an anonymous one. */
export interface VisitorDifference {
  readonly visitor: number;
  /** The moment from which it applies, in epoch ms. */
  readonly at: number;
  readonly differences: readonly Difference[];
}

type Found = Omit<Difference, "pages">;

const BANNERS: Readonly<Record<ShownBanner["banner"], string>> = {
  top: "top banner",
  offer: "offer banner",
  graphic: "graphic banner",
};

const shortened = (words: string, most = 160): string =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;

function bannerChanges(before: PageView, after: PageView): readonly Found[] {
  return (["top", "offer", "graphic"] as const).flatMap((banner): readonly Found[] => {
    const [old, next] = [before, after].map(({ banners }) => banners.find((one) => one.banner === banner) ?? null);
    const [was, is] = [old?.words ?? null, next?.words ?? null];
    if (was === is) return [];
    const verb = was === null ? "appears" : is === null ? "disappears" : "says something else";
    return [{ kind: "banner", what: `The ${BANNERS[banner]} ${verb}`, before: was, after: is }];
  });
}

function codeChanges(before: PageView, after: PageView): readonly Found[] {
  const [was, is] = [before.codes.join(", "), after.codes.join(", ")];
  if (was === is) return [];
  return [{ kind: "codes", what: "Checkout links carry other codes", before: was || "none", after: is || "none" }];
}

const productName = ({ products }: ShownPrice): string => products.join(" + ");

const priceText = ({ text, compareAt }: ShownPrice): string =>
  text === null ? "no price" : compareAt === null ? text : `${text} (${compareAt} crossed out)`;

function priceChanges(before: PageView, after: PageView): readonly Found[] {
  const old = new Map(before.prices.map((price) => [`${price.block} ${productName(price)}`, price]));
  const isSale = before.codes.join() !== after.codes.join();
  const found = after.prices.flatMap((price): readonly Found[] => {
    const was = old.get(`${price.block} ${productName(price)}`);
    if (was === undefined) return [];
    const [one, other] = [priceText(was), priceText(price)];
    if (one !== other)
      return [{ kind: "price", what: `The price of ${productName(price)} changes`, before: one, after: other }];
    return isSale
      ? [{ kind: "price stays", what: `The price of ${productName(price)} stays`, before: one, after: other }]
      : [];
  });
  return [...new Map(found.map((one) => [one.what + one.before + one.after, one])).values()];
}

/** Replaces amounts in a text: they are reported as prices. */
const withoutAmounts = (words: string): string => words.replaceAll(/\$\s?[\d,]+(?:\.\d+)?|\d+\s?%|\b\d+\b/gu, "#");

/** Returns the part of the first text that differs from the other, with up to two words around it. */
function findDifferingPart(words: string, other: string): string {
  const [mine, theirs] = [words.split(" "), other.split(" ")];
  let start = 0;
  while (start < mine.length && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < mine.length - start && end < theirs.length - start && mine.at(-1 - end) === theirs.at(-1 - end))
    end += 1;
  return shortened(mine.slice(Math.max(0, start - 2), mine.length - end + 2).join(" "));
}

const formatBlockName = ({ index, name }: ShownBlock): string => `Block ${index + 1} (${name})`;

function blockChanges(before: PageState, after: PageState): readonly Found[] {
  const old = new Map(before.blocks.map((block) => [block.index, block]));
  return after.blocks.flatMap((block): readonly Found[] => {
    const was = old.get(block.index);
    if (was === undefined || was === block || was.words === block.words) return [];
    const kind = "block";
    if (was.words === "")
      return [{ kind, what: `${formatBlockName(block)} appears`, before: null, after: shortened(block.words) }];
    if (block.words === "")
      return [{ kind, what: `${formatBlockName(block)} disappears`, before: shortened(was.words), after: null }];
    if (withoutAmounts(was.words) === withoutAmounts(block.words)) return [];
    const [one, other] = [findDifferingPart(was.words, block.words), findDifferingPart(block.words, was.words)];
    return [{ kind: "words", what: `${formatBlockName(block)} says something else`, before: one, after: other }];
  });
}

function formChanges(before: PageView, after: PageView): readonly Found[] {
  if (before.emailForm === after.emailForm) return [];
  const verb = before.emailForm === null ? "is offered" : after.emailForm === null ? "goes away" : "has another coupon";
  return [{ kind: "form", what: `The email form ${verb}`, before: before.emailForm, after: after.emailForm }];
}

/** Lists what changes between two states of a page for one visitor. */
export function stateChanges(before: PageState, after: PageState, visitor = 0): readonly Found[] {
  if (before.isPublished !== after.isPublished)
    return [
      { kind: "page", what: after.isPublished ? "The page goes live" : "The page is gone", before: null, after: null },
    ];
  const [old, next] = [before.views[visitor], after.views[visitor]];
  if (old === undefined || next === undefined) return [];
  return [
    ...bannerChanges(old, next),
    ...codeChanges(old, next),
    ...priceChanges(old, next),
    ...blockChanges(before, after),
    ...formChanges(old, next),
  ];
}

const ORDER: readonly Difference["kind"][] = [
  "page",
  "banner",
  "codes",
  "price",
  "price stays",
  "block",
  "words",
  "form",
];

/** Groups pages with the same change into one difference; within a kind, those with the most pages come first. */
function grouped(found: readonly (readonly [path: string, changes: readonly Found[]])[]): readonly Difference[] {
  const groups = new Map<string, Difference & { readonly pages: string[] }>();
  for (const [path, changes] of found)
    for (const change of changes) {
      const key = JSON.stringify([change.kind, change.what, change.before, change.after]);
      const group = groups.get(key) ?? { ...change, pages: [] };
      group.pages.push(path);
      groups.set(key, group);
    }
  return [...groups.values()].toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || other.pages.length - one.pages.length,
  );
}

const isSameState = (one: PageState | undefined, other: PageState | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && stateChanges(one, other).every(({ kind }) => kind === "price stays"));

/** Lists what changes at each moment of a rehearsal, for an anonymous visitor. */
export function momentChanges({ pages, moments, from }: Rehearsal): readonly MomentChanges[] {
  return moments.map((at) => {
    const changed = pages.flatMap((page) => {
      const [before, after] = [stateBefore(page, at), stateAtMoment(page, at)];
      return before === undefined || after === undefined || before === after
        ? []
        : [[page.path, stateChanges(before, after)] as const];
    });
    const asAtFirst = pages.filter((page) => isSameState(stateAtMoment(page, from), stateAtMoment(page, at))).length;
    return { at, differences: grouped(changed), asAtFirst };
  });
}

/**
 * Lists how prices, checkout links and banners for one visitor differ from those for an anonymous visitor, in one
 * state.
 */
function ofVisitor(state: PageState, visitor: number): readonly Found[] {
  const [anonymous, own] = [anonymousView(state), state.views[visitor]];
  if (anonymous === null || own === undefined || own === anonymous) return [];
  return [
    ...bannerChanges(anonymous, own),
    ...codeChanges(anonymous, own),
    ...priceChanges(anonymous, own).filter(({ kind }) => kind === "price"),
    ...(own.welcome === anonymous.welcome
      ? []
      : [{ kind: "form", what: "The ambassador’s welcome opens", before: null, after: null } as const]),
    ...formChanges(anonymous, own),
  ];
}

/** Lists what each visitor sees differently from an anonymous one, from each moment at which that changes. */
export function visitorDifferences({ pages, moments, visitors, from }: Rehearsal): readonly VisitorDifference[] {
  return visitors.flatMap((_, visitor) => {
    if (visitor === 0) return [];
    let last = "";
    return [from, ...moments].flatMap((at) => {
      const differences = grouped(
        pages.flatMap((page) => {
          const state = stateAtMoment(page, at);
          return state === undefined ? [] : [[page.path, ofVisitor(state, visitor)] as const];
        }),
      );
      const text = JSON.stringify(differences);
      if (text === last) return [];
      last = text;
      return [{ visitor, at, differences }];
    });
  });
}
