/** What a promise is about, which decides what is looked at next to it. */
export type ClaimKind = "price" | "offer" | "privacy" | "guarantee" | "extent";

/** "No fee", "one price", "the price you see", "free", "included". */
const PRICE =
  /\b(?:no (?:(?:hidden|extra|added|additional|monthly|other|surprise) )?(?:fees?|costs?|charges?|plans?)|no surprises?|one price|(?:price|amount|total) you see|free|included|includes?|no cost)\b/iu;
const OFFER = /\b\d{1,3} ?(?:%|percent) off\b|\bsaves? (?:up to )?(?:\$\d|\d{1,3} ?(?:%|percent))|\$\d[\d,.]* off\b/iu;
const PRIVACY =
  /\b(?:sell|sells|sold|share|shares)\b.*\b(?:data|information|details|names?|e-?mails?|address(?:es)?)\b/iu;
const GUARANTEE = /\bmoney[ -]back\b|\bmoney back\b|\bguarantee[ds]?\b/iu;
const EXTENT = /\b(?:every|never|always|nobody|no one)\b/iu;

/** What "every" and "never" must speak of to be a promise of the school, and no remark. */
const OF_THE_SCHOOL =
  /\b(?:prices?|pay|paid|fees?|costs?|charges?|refunds?|sell|share|data|courts?|states?|approved|discounts?|licenses?|hours?|packages?|courses?|lessons?)\b/iu;

const KINDS: readonly (readonly [ClaimKind, (sentence: string) => boolean])[] = [
  ["price", (sentence) => PRICE.test(sentence)],
  ["offer", (sentence) => OFFER.test(sentence)],
  ["privacy", (sentence) => PRIVACY.test(sentence)],
  ["guarantee", (sentence) => GUARANTEE.test(sentence)],
  ["extent", (sentence) => EXTENT.test(sentence) && OF_THE_SCHOOL.test(sentence)],
];

/** The label of a link or a table. */
const LABEL = /^(?:see )?what[’']s included$/iu;

/** What a sentence promises; empty for one that promises nothing, as a question and the label "What’s included" do. */
export const claimKinds = (sentence: string): readonly ClaimKind[] =>
  sentence.endsWith("?") || LABEL.test(sentence)
    ? []
    : KINDS.flatMap(([kind, matches]) => (matches(sentence) ? [kind] : []));

/** The sentences of a text, without the space around them. */
export const sentencesIn = (words: string): readonly string[] =>
  words.split(/(?<=[.!?]["”’)]?)\s+/u).filter((sentence) => sentence !== "");
