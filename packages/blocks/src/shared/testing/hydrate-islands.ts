import type { ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
// Says where the islands are, as on a page.
import "../../blocks-provider.client.tsx";

/** Draws elements once, so that the code of their islands is there; from then on they are drawn at once. */
export async function hydrateIslands(elements: readonly (ReactElement | null)[]): Promise<void> {
  for (const element of elements) await prerenderToNodeStream(element);
}
