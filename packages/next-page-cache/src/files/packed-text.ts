import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, gunzipSync, gzip, gzipSync } from "node:zlib";

/** A compressed text. */
export interface PackedText {
  readonly gzip: Buffer;
  /** A hash of the text, or of its compressed bytes: the prefix of every validator. */
  readonly hash: string;
}

export const computeHash = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("base64url").slice(0, 27);

/** Copies bytes into a buffer of exactly their size: zlib and sockets give views of larger buffers. */
export const compact = (bytes: Uint8Array): Buffer => {
  const exact = Buffer.allocUnsafeSlow(bytes.byteLength);
  exact.set(bytes);
  return exact;
};

const SMALLEST = { level: constants.Z_BEST_COMPRESSION };

/** Compresses with gzip's highest level. */
export const gzipped = async (data: string | Buffer): Promise<Buffer> => compact(await promisify(gzip)(data, SMALLEST));

/** The same, synchronously. */
export const gzippedSync = (data: string): Buffer => compact(gzipSync(data, SMALLEST));

/** Unpacks a text. @throws if it is not gzip */
export const unpackText = ({ gzip: bytes }: Pick<PackedText, "gzip">): string => gunzipSync(bytes).toString();
