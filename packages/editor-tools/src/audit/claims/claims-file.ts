import { z } from "zod";
import type { Claim } from "./claims.ts";
import type { Facts } from "./facts.ts";

const confirmedSchema = z.strictObject({
  facts: z.record(z.string(), z.string()),
  claims: z.array(
    z.strictObject({
      sentence: z.string().min(1),
      pages: z.array(z.string().min(1)).min(1),
      words: z.string(),
      beside: z.array(z.string()),
    }),
  ),
});

/** The promises of a brand that an editor has checked, and the facts at that time. */
export type ConfirmedClaims = z.infer<typeof confirmedSchema>;

/**
 * Reads a brand's list of confirmed claims.
 * @throws Error with what is wrong in the text and what to do
 */
export function readClaims(text: string, file: string): ConfirmedClaims {
  try {
    return confirmedSchema.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `${file} is no list of confirmed claims: ${why}. Correct it, or write it again with courseway-audit --confirm.`,
      { cause: error },
    );
  }
}

/**
 * Creates the list that confirms these claims. A sentence that occurs on several pages in the same way is one entry.
 */
export function writeClaims(claims: readonly Claim[], facts: Facts): string {
  const same = Map.groupBy(claims, ({ sentence, words, beside }) => JSON.stringify([sentence, words, beside]));
  const entries = [...same.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            sentence: first.sentence,
            pages: [...new Set([first, ...others].map(({ page }) => page))],
            words: first.words,
            beside: first.beside,
          },
        ],
  );
  const used = [...new Set(entries.flatMap(({ beside }) => beside))].toSorted();
  const list = { facts: Object.fromEntries(used.map((name) => [name, facts.get(name) ?? ""])), claims: entries };
  return `${JSON.stringify(list, null, 2)}\n`;
}
