import { createHash } from "node:crypto";

/** Stands before each name, so that nobody else's names give the same UIDs. */
const NAMESPACE = "courseway/craft/";

/**
 * A UID that follows from a name: the same name gives the same UID on every machine, so that a second plan changes
 * nothing. In the form of a UUID of version 4: Craft takes no other for the name of a file (`StringHelper::UUID_PATTERN`).
 */
export function stableUid(name: string): string {
  const bytes = createHash("sha1").update(`${NAMESPACE}${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
