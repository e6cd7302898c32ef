/** What is wrong with the words behind `npm start`, or null. */
export function problemOf(words: readonly string[], brands: readonly string[]): string | null;
