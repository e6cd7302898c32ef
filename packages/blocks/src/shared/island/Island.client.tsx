"use client";

import type { PlainComponent } from "@courseway/ui";
import { createElement, type FunctionComponent, memo, use } from "react";

/**
 * The props of every island, by its name. Each `*.client.tsx` adds its own line here, so that neither this file nor a block
 * needs to know the list:
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

/** Every island, its code not loaded yet. */
export type IslandList = { readonly [Name in keyof Islands]: PlainComponent<Islands[Name]> };

type LoadIslands = () => Promise<IslandList>;

let load: LoadIslands = () => Promise.reject(new Error("Put BlocksProvider around the page."));
let islands: Promise<IslandList> | undefined;

/**
 * Says how the list of islands is loaded. The list names every block, and blocks show islands, so it is handed in here
 * instead of imported. It is no React context: what React draws on the server and in a test's browser would share it.
 */
export function provideIslands(given: LoadIslands): void {
  load = given;
}

/** No function of its own, so that a tree resolved by hand, as for the report of links, leaves it to React, which can wait. */
const Drawn = memo(function Drawn<Name extends keyof Islands>(props: { readonly of: Name } & Islands[Name]) {
  islands ??= load();
  const { of, ...own } = props;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props of that very island, without its name
  return createElement(use(islands)[of] as FunctionComponent<object>, own);
});

/**
 * An island by its name, whose code only the pages that show it download. There is one loader for all of them, because the
 * code of every page holds each client component that any block imports.
 *
 * @example
 * <Island of="Counter" label="Clicks" />
 */
export function Island<Name extends keyof Islands>(props: { readonly of: Name } & Islands[Name]) {
  return <Drawn {...props} />;
}
