import type { Place } from "../../finding/finding.ts";
import type { Part } from "../../reading/parts.ts";
import { factNames, type PricedReading, listNearbyProducts } from "./facts.ts";
import { type ClaimKind, claimKinds, splitSentences } from "./sentences.ts";

/** A sentence with a promise, on one page. */
export interface Claim {
  readonly sentence: string;
  readonly kinds: readonly ClaimKind[];
  readonly place: Place;
  /** The page's path, or the global set's handle. */
  readonly page: string;
  /** A fingerprint that changes with the words of the block and the titles of the products that it sells. */
  readonly words: string;
  /** The names of the facts that it is checked against. */
  readonly beside: readonly string[];
  /** The products of its block, or else of its page. */
  readonly products: readonly (readonly string[])[];
}

const getText = (part: Part): string =>
  part.kind === "words" ? part.words : part.kind === "product" ? part.product.title : "";

/** Computes a short fingerprint of the words (FNV-1a, 32 bits). It detects changes, and is not for secrets. */
function fingerprint(parts: readonly Part[]): string {
  let hash = 0x81_1c_9d_c5;
  for (const sign of parts.map(getText).join("\n")) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Lists the claims in the parts of one page, block by block. */
function listPageClaims(parts: readonly Part[], { site }: PricedReading): readonly Claim[] {
  return [...Map.groupBy(parts, ({ place }) => place.part).values()].flatMap((block) => {
    const products = listNearbyProducts(block, parts);
    const words = fingerprint(block);
    return block.flatMap((part) =>
      part.kind !== "words"
        ? []
        : splitSentences(part.words).flatMap((sentence): readonly Claim[] => {
            const kinds = claimKinds(sentence);
            const { place } = part;
            const page = place.path ?? place.part ?? "";
            const beside = factNames(kinds, products, site);
            return kinds.length === 0 ? [] : [{ sentence, kinds, place, page, words, beside, products }];
          }),
    );
  });
}

/** Lists every sentence of a brand's content that promises something, in page order. */
export const listClaims = (reading: PricedReading): readonly Claim[] => [
  ...listPageClaims(reading.site.parts, reading),
  ...reading.site.pages.flatMap(({ parts }) => listPageClaims(parts, reading)),
];
