"use client";

import type { PlainComponent } from "@courseway/ui";
import { createElement, type FunctionComponent, memo, use } from "react";

/**
 * The props of every island, by its name. Each `*.client.tsx` declares its own line, so that neither this file nor a
 * block needs to know the list:
 *
 * @example
 * declare module "../shared/island/Island.client.tsx" {
 *   interface Islands {
 *     readonly Counter: CounterProps;
 *   }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the islands
export interface Islands {}

/** Every island, with its code not loaded yet. */
export type IslandList = { readonly [Name in keyof Islands]: PlainComponent<Islands[Name]> };

type LoadIslands = () => Promise<IslandList>;

let load: LoadIslands = () => Promise.reject(new Error("Put BlocksProvider around the page."));
let islands: Promise<IslandList> | undefined;

/**
 * Sets how to load the list of islands. The list imports every block, and blocks show islands, so it is passed in here
 * instead of imported. It is not in a React context, since the renders on the server and in a test's browser would have
 * to share it.
 */
export function provideIslands(given: LoadIslands): void {
  load = given;
}

/**
 * Not a plain function: code that resolves a tree by hand, such as the link report, then leaves it to React, which can
 * wait for the code.
 */
const Drawn = memo(function Drawn<Name extends keyof Islands>(props: { readonly of: Name } & Islands[Name]) {
  islands ??= load();
  const { of, ...islandProps } = props;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props of that very island, without its name
  return createElement(use(islands)[of] as FunctionComponent<object>, islandProps);
});

/**
 * An island by its name. Only the pages that show it download its code. One loader serves all islands, because the code
 * of every page contains each client component that any block imports.
 *
 * @example
 * <Island of="Counter" label="Clicks" />
 */
export function Island<Name extends keyof Islands>(props: { readonly of: Name } & Islands[Name]) {
  return <Drawn {...props} />;
}
