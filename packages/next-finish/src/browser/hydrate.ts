import { ISLAND_END } from "@courseway/ui/islands";
import { IslandError } from "./island-sources.ts";
import { createElement, type FunctionComponent, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Resolves once an island's effects have run. */
function Root({ onReady, children }: { readonly onReady: () => void; readonly children?: ReactNode }): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

let count = 0;

/** Replaces an island that threw; the style sheet hides the block around it. */
const LEFT_OUT = '<template data-left-out=""></template>';

/** Hydrates an island as a React root. Resolves once it is interactive or was left out. */
export function hydrate(element: Element, component: unknown, props: object): Promise<void> {
  count += 1;
  return new Promise((resolve) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an island's own component
    const island = createElement(component as FunctionComponent<object>, props);
    const root = hydrateRoot(element, createElement(Root, { onReady: resolve }, island), {
      // For ids of elements that only the browser renders: two roots must not share them.
      identifierPrefix: `${count}-`,
      onRecoverableError: (error) =>
        reportError(new IslandError(element, error instanceof Error ? (error.cause ?? error) : error)),
      onUncaughtError: (error) => {
        reportError(new IslandError(element, error));
        element.innerHTML = LEFT_OUT;
        resolve();
      },
    });
    element.addEventListener(ISLAND_END, () => root.unmount(), { once: true });
  });
}
