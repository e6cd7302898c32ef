import { craftMoment } from "@courseway/content-client";
import type { Entry } from "./entry.ts";

/** What Craft calls an entry that is not yet there, there, there no more, or switched off. */
export type EntryStatus = "pending" | "live" | "expired" | "disabled";

/** Craft's status of an entry at a moment (epoch ms), by the dates and the switch that an editor gave it. */
export function computeStatus({ fields }: Pick<Entry, "fields">, now: number): EntryStatus {
  if (fields["enabled"] === false) return "disabled";
  const at = (date: unknown): number | null => craftMoment(typeof date === "string" ? date : null);
  const [starts, ends] = [at(fields["postDate"]), at(fields["expiryDate"])];
  if (starts !== null && now < starts) return "pending";
  return ends !== null && now >= ends ? "expired" : "live";
}
