"use client";

import { createElement, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { guarded, type PlainComponent } from "./guarded.ts";
import { ISLAND_TAG, type IslandSource, isPageOfOurStart } from "./island-source.ts";
import { divideProps, unshownSlots } from "./island-slots.ts";

/**
 * When an island starts, if not with the page.
 * - `changed`: only for a visitor for whom something of the page is not as the server wrote it.
 * - `usable`: once the page is loaded and the browser has nothing else to do.
 * - `used`: when the visitor points at it, focuses it, uses it, or follows a link into it. Until then its HTML must say the same
 *   as the component would. React's code does not load for a page whose islands all wait.
 */
export type IslandMoment = "changed" | "usable" | "used";

/** An island's settings. */
export interface IslandOptions<Props = object> {
  /** Its moment, or a function of its props that gives it. */
  readonly when?: IslandMoment | ((props: Props) => IslandMoment | undefined);
  /** Called before anything of the page starts; gives the browser that the page's visitor is read from. */
  readonly prepare?: IslandSource["prepare"];
}

/** A component that the browser starts by itself; its source tells the browser's bundle where the code is. */
export type Island<Props> = PlainComponent<Props> & { readonly source: IslandSource };

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Whether another React hydrates a page that our start runs: it must leave what is in the island alone. */
export function useIsLeftAlone(): boolean {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [isLeftAlone] = useState(() => isHydrating && isPageOfOurStart());
  return isLeftAlone;
}

/** An island of a page that our start runs, for another React. */
export const leftAlone = (tag: object): ReactNode =>
  createElement(ISLAND_TAG, { ...tag, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } });

/**
 * An island: the part of a page that script makes interactive. Its server HTML is whole. In the browser it is a React root of
 * its own: its code is loaded only by pages that show it, and it is hydrated when its moment comes.
 *
 * Its props are JSON and nodes. A node stays the server's HTML, which the island may show, hide and move; it must not look
 * into it. Call this in a client file whose name ends in `.client.tsx`, and export what it gives: the browser's bundle finds
 * it there.
 *
 * @param name tells it from all other islands of the site
 * @example
 * export const Film = lazyIsland("Film", async () => (await import("./FilmPlayer.client.tsx")).FilmPlayer);
 */
export function lazyIsland<Props extends object>(
  name: string,
  load: () => Promise<PlainComponent<Props>>,
  { when, prepare }: IslandOptions<Props> = {},
): Island<Props> {
  let loading: Promise<PlainComponent<Props>> | undefined;
  // Deliberately without Suspense: React writes a boundary of some size behind the page, hidden until a script brings it in.
  const loadOnce = (): Promise<PlainComponent<Props>> => (loading ??= load().then((component) => guarded(component)));

  function Island(props: Props): ReactNode {
    const tag = { name, when: typeof when === "function" ? when(props) : when };
    if (useIsLeftAlone()) return leftAlone(tag);
    const component = use(loadOnce());
    if (typeof window !== "undefined") return createElement(ISLAND_TAG, tag, createElement(component, props));
    const { json, slots, filled } = divideProps(props);
    return createElement(
      ISLAND_TAG,
      { ...tag, props: json },
      createElement(component, filled),
      createElement(unshownSlots, { slots }),
    );
  }
  return Object.assign(Island, { displayName: name, source: { name, load: loadOnce, prepare } });
}
