import { createHash } from "node:crypto";

/** The prefix of each name, so that other software's names do not produce the same UIDs. */
const NAMESPACE = "courseway/craft/";

/**
 * Derives a UID from a name. The same name gives the same UID on every machine, so a second plan changes nothing. It
 * has the form of a version 4 UUID, because Craft accepts no other in file names (`StringHelper::UUID_PATTERN`).
 */
export function stableUid(name: string): string {
  const bytes = createHash("sha1").update(`${NAMESPACE}${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
