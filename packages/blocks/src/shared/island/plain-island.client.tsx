"use client";

import { type IslandMoment, leftAlone, useIsLeftAlone } from "@courseway/ui";
import { ISLAND_TAG, type IslandSource, type PlainStart, SLOT_NUMBER } from "@courseway/ui/islands";
import type { VisitorStore } from "@courseway/visitor";
import { pageVisitor, useVisitorStore } from "@courseway/visitor/react";
import { createElement, type ReactNode, useEffect, useRef } from "react";

/** Updates an element as the visitor's data changes. @returns stops it */
export type Follow<Data> = (island: Element, data: Data, store: VisitorStore) => () => void;

export interface PlainIslandProps<Data> {
  /** The JSON that the function receives. */
  readonly data: Data;
  /** The island's HTML, which the function changes. */
  readonly children: ReactNode;
}

/**
 * A part that the island's HTML does not show at first and that a script can insert: the first element of the template
 * whose `data-slot` is the number. On a finished page, such templates are in the page's file.
 */
export function findHiddenPart(island: Element, number: number): HTMLElement | null {
  const template = island.querySelector<HTMLTemplateElement>(`:scope > template[${SLOT_NUMBER}="${number}"]`);
  // React in the browser renders a template's children into the element itself. That part is moved, not copied, so that
  // React still controls it.
  const part = template?.content.firstElementChild?.cloneNode(true) ?? template?.firstElementChild;
  return part instanceof HTMLElement ? part : null;
}

/** A component whose HTML works in the browser without React. */
export type PlainIsland<Data> = ((props: PlainIslandProps<Data>) => ReactNode) & { readonly source: IslandSource };

const nothing = (): void => {};

/**
 * An island for parts that most pages have. A small function changes its server HTML, so that a page with no other
 * island never loads React. Within a React app, as in stories and an app's own pages, the function runs after React has
 * rendered the island.
 *
 * Call this in a client file, and keep the function in a file `<name>.plain.ts`: the browser's bundle finds it there.
 *
 * @param name unique among all islands of the site
 * @param when the moment of its start, if it does not start with the page
 */
export function plainIsland<Data extends object>(
  name: string,
  load: () => Promise<Follow<Data>>,
  when?: IslandMoment,
): PlainIsland<Data> {
  const loadStart = async (): Promise<PlainStart> => {
    const follow = await load();
    return (island, data) => {
      const store = pageVisitor();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server wrote it from the island's own data
      return store === null ? nothing : follow(island, data as Data, store);
    };
  };

  function Plain({ data, children }: PlainIslandProps<Data>): ReactNode {
    const island = useRef<HTMLElement>(null);
    const store = useVisitorStore();
    const isLeftAlone = useIsLeftAlone();
    const json = JSON.stringify(data);
    useEffect(() => {
      if (isLeftAlone || store === null) return;
      let stop = nothing;
      let isGone = false;
      const start = async (): Promise<void> => {
        const follow = await load();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same data
        if (!isGone && island.current) stop = follow(island.current, JSON.parse(json) as Data, store);
      };
      start().catch((error: unknown) => console.error(`The island ${name} does not start.`, error));
      return () => {
        isGone = true;
        stop();
      };
    }, [isLeftAlone, store, json]);
    const tag = { name, when };
    if (isLeftAlone) return leftAlone(tag);
    if (typeof window === "undefined") return createElement(ISLAND_TAG, { ...tag, props: json }, children);
    return createElement(ISLAND_TAG, { ...tag, ref: island }, children);
  }
  return Object.assign(Plain, { source: { name, load: loadStart, isPlain: true } });
}
