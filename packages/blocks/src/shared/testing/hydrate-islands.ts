import type { ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
// Provides the islands, as on a page.
import "../../blocks-provider.client.tsx";

/** Renders elements once, so that the code of their islands is loaded. After that they render at once. */
export async function hydrateIslands(elements: readonly (ReactElement | null)[]): Promise<void> {
  for (const element of elements) await prerenderToNodeStream(element);
}
