import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { processState } from "../process-state.ts";

/** HTML that no script draws, and the name that it has in this process. */
export interface StaticText {
  readonly name: string;
  readonly text: string;
}

/** Writes a tree of HTML's own elements as React does for a page without scripts. */
export type WriteMarkup = (node: ReactNode) => string;

/** How markup is written in this process, and what was. */
export interface Writing {
  write: WriteMarkup | null;
  /** What was written, by the tree that it was written from: nothing else can change it. */
  readonly written: LRUCache<string, StaticText>;
}

/** Characters that a process keeps of trees and their HTML: some hundred pages. */
const MOST_CHARACTERS = 16_000_000;

export const writing = (): Writing =>
  processState("static-markup", () => {
    const sizeCalculation = ({ text }: StaticText, key: string): number => text.length + key.length;
    return { write: null, written: new LRUCache({ maxSize: MOST_CHARACTERS, sizeCalculation }) };
  });

/** Next lets no page load React's writer, so what runs outside of its bundles hands it over. Until then trees stay as they are. */
export function offerMarkup(write: WriteMarkup): void {
  writing().write = write;
}

/** A name that nothing else in this process has. */
export function newName(): string {
  const names = processState("text-names", () => ({ count: 0 }));
  names.count += 1;
  return names.count.toString(36);
}

/** Gives a text its name. */
export const staticText = (text: string): StaticText => ({ name: newName(), text });

/** What was written for a key, else what is written now. */
export function textFor(written: Writing["written"], key: string, write: () => string): StaticText {
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = staticText(write());
  written.set(key, text);
  return text;
}
