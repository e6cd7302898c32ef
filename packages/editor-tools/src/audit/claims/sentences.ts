/** The subject of a promise, which decides which facts it is checked against. */
export type ClaimKind = "price" | "offer" | "privacy" | "guarantee" | "extent";

/** "No fee", "one price", "the price you see", "free", "included". */
const PRICE =
  /\b(?:no (?:(?:hidden|extra|added|additional|monthly|other|surprise) )?(?:fees?|costs?|charges?|plans?)|no surprises?|one price|(?:price|amount|total) you see|free|included|includes?|no cost)\b/iu;
const OFFER = /\b\d{1,3} ?(?:%|percent) off\b|\bsaves? (?:up to )?(?:\$\d|\d{1,3} ?(?:%|percent))|\$\d[\d,.]* off\b/iu;
const PRIVACY =
  /\b(?:sell|sells|sold|share|shares)\b.*\b(?:data|information|details|names?|e-?mails?|address(?:es)?)\b/iu;
const GUARANTEE = /\bmoney[ -]back\b|\bmoney back\b|\bguarantee[ds]?\b/iu;
const EXTENT = /\b(?:every|never|always|nobody|no one)\b/iu;

/** Words that make "every" and "never" a promise of the school and not a mere remark. */
const OF_THE_SCHOOL =
  /\b(?:prices?|pay|paid|fees?|costs?|charges?|refunds?|sell|share|data|courts?|states?|approved|discounts?|licenses?|hours?|packages?|courses?|lessons?)\b/iu;

const KINDS: readonly (readonly [ClaimKind, (sentence: string) => boolean])[] = [
  ["price", (sentence) => PRICE.test(sentence)],
  ["offer", (sentence) => OFFER.test(sentence)],
  ["privacy", (sentence) => PRIVACY.test(sentence)],
  ["guarantee", (sentence) => GUARANTEE.test(sentence)],
  ["extent", (sentence) => EXTENT.test(sentence) && OF_THE_SCHOOL.test(sentence)],
];

/** A label of a link or a table. */
const LABEL = /^(?:see )?what[’']s included$/iu;

/** Lists what a sentence promises; empty if nothing, as for a question and the label "What’s included". */
export const claimKinds = (sentence: string): readonly ClaimKind[] =>
  sentence.endsWith("?") || LABEL.test(sentence)
    ? []
    : KINDS.flatMap(([kind, matches]) => (matches(sentence) ? [kind] : []));

/** Splits a text into sentences, without the spaces around them. */
export const splitSentences = (words: string): readonly string[] =>
  words.split(/(?<=[.!?]["”’)]?)\s+/u).filter((sentence) => sentence !== "");
