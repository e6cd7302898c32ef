/** What is wrong with the words behind `npm start`, or null. */
export function findProblem(words: readonly string[], brands: readonly string[]): string | null;

/** Calls `end` once: on INT and TERM, when the terminal closes, and when the process that started this one has ended. */
export function onEnd(end: () => void): void;
