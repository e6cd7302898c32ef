import { LOCATION_PATH } from "./browser.ts";
import type { VisitorStore } from "./store.ts";

/**
 * Stores the state that a visitor chose, by abbreviation, name or slug; the host sets the cookie. [LOC-002, LOC-004]
 *
 * @returns whether it was stored
 */
export async function chooseState(store: VisitorStore, state: string): Promise<boolean> {
  const details = await store.readDetails();
  const headers = { "content-type": "application/json" };
  const response = await details
    ?.fetch(LOCATION_PATH, { method: "POST", headers, body: JSON.stringify({ state }) })
    .catch(() => null);
  store.refresh();
  return response?.ok ?? false;
}
