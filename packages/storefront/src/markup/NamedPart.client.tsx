"use client";

import { createElement, type ReactNode, useState } from "react";
import { shownText } from "./shown-texts.ts";

interface NamedPartProps {
  /** The element's name. */
  readonly tag: string;
  /** By which the part is found on the server and, as an attribute, in the page. */
  readonly "data-part": string;
  readonly [attribute: string]: unknown;
}

/** Contents of parts that have left the page: a part that shows them may come back. */
const gone = new Map<string, string>();

/** As the page has it, or had it last. */
const found = (name: string): string =>
  document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? gone.get(name) ?? "";

function OnServer({ tag, ...attributes }: NamedPartProps): ReactNode {
  const dangerouslySetInnerHTML = { __html: shownText(attributes["data-part"]) };
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML });
}

/** What Next calls a document whose page the server could not write. */
const FAILED = "__next_error__";

function InBrowser({ tag, ...attributes }: NamedPartProps): ReactNode {
  const name = attributes["data-part"];
  if (document.documentElement.id === FAILED)
    throw new Error("The server could not write this page. Its log says why.");
  // The same for the element's life: React would set the content of another object anew.
  const [own] = useState(() => ({
    ref: (element: Element) => () => void gone.set(name, element.innerHTML),
    dangerouslySetInnerHTML: { __html: { toString: () => found(name) } },
  }));
  return createElement(tag, { ...attributes, ...own });
}

/**
 * An element whose content no script draws, in a page that is rendered for one request: the data has a name in the place of the
 * content. On the server that is the text of the name. In the browser React takes the element over as it stands, and where it has
 * to draw the page anew it asks for the text, which then still stands there.
 */
export const NamedPart: (props: NamedPartProps) => ReactNode = typeof window === "undefined" ? OnServer : InBrowser;
