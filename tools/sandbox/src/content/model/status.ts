import { craftMoment } from "@courseway/content-client";
import type { Entry } from "./entry.ts";

/** Craft's names for an entry that is not yet visible, visible, no longer visible, or switched off. */
export type EntryStatus = "pending" | "live" | "expired" | "disabled";

/** Craft's status of an entry at a moment (epoch ms), from the entry's dates and its `enabled` switch. */
export function computeStatus({ fields }: Pick<Entry, "fields">, now: number): EntryStatus {
  if (fields["enabled"] === false) return "disabled";
  const at = (date: unknown): number | null => craftMoment(typeof date === "string" ? date : null);
  const [starts, ends] = [at(fields["postDate"]), at(fields["expiryDate"])];
  if (starts !== null && now < starts) return "pending";
  return ends !== null && now >= ends ? "expired" : "live";
}
