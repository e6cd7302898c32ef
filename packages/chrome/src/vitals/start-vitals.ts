import type { VisitorStore } from "@courseway/visitor";
import type { ErrorBuffer } from "./error-buffer.ts";
import { isMeasured, type VitalsSettings } from "./vitals-settings.ts";

/**
 * Measures this view if the brand measures views and this one is sampled. Other views do not load the code.
 *
 * @param errors of this page so far
 * @param random from 0 to 1
 */
export async function startVitals(
  settings: VitalsSettings | null,
  store: VisitorStore,
  errors: ErrorBuffer,
  random: number = Math.random(),
): Promise<void> {
  if (settings === null || random >= settings.share || (await store.readDetails()) === null) return;
  const isOptedOut = store.getSnapshot().consent === 1;
  const isUntracked = navigator.doNotTrack === "1";
  if (!isMeasured(settings, { random, isOptedOut, isUntracked })) return;
  const { observeVitals } = await import("./observe-vitals.ts");
  observeVitals(settings, errors);
}
