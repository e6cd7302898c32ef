import { LRUCache } from "lru-cache";
import { createElement, type ReactNode } from "react";
import { isLiveRender } from "./live-render.ts";
import { NamedPart } from "./NamedPart.client.tsx";
import { processState } from "../process-state.ts";
import { SHOWN_TEXTS } from "./shown-texts.ts";
import type { StaticText } from "./written-markup.ts";

/** A shorter text costs less than its name. */
export const LEAST_CHARACTERS = 100;

/** Characters of texts that pages in work may name: some hundred pages at once. */
const MOST_CHARACTERS = 16_000_000;

/** Leaves the text for the server's second pass. @returns whether it will find it there */
export function leaveText({ name, text }: StaticText): boolean {
  const sizeCalculation = ({ length }: string): number => length;
  const texts = processState(
    SHOWN_TEXTS,
    () => new LRUCache<string, string>({ maxSize: MOST_CHARACTERS, sizeCalculation }),
  );
  return texts.get(name) !== undefined || texts.set(name, text).has(name);
}

interface StaticPartProps {
  /** The element's name. */
  readonly tag: string;
  readonly html: StaticText;
  readonly [attribute: string]: unknown;
}

/**
 * An element whose content no script draws. Where page and data go to one browser at once, the data names the content, which the
 * HTML says; else it has the content too.
 */
export function StaticPart({ tag, html, ...attributes }: StaticPartProps): ReactNode {
  return html.text.length >= LEAST_CHARACTERS && isLiveRender() && leaveText(html) ? (
    <NamedPart tag={tag} data-part={html.name} {...attributes} />
  ) : (
    createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html.text } })
  );
}
