import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, gunzipSync, gzip, gzipSync } from "node:zlib";

/** A text as it is kept: as it is sent. */
export interface PackedText {
  readonly gzip: Buffer;
  /** Of the text: the beginning of every validator. */
  readonly hash: string;
  /** Of the text and of what is sent with it. */
  readonly version: string;
}

export const computeHash = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("base64url").slice(0, 27);

/** The same bytes with no more memory behind them: what zlib and a socket give are views of larger buffers. */
export const compact = (bytes: Uint8Array): Buffer => {
  const exact = Buffer.allocUnsafeSlow(bytes.byteLength);
  exact.set(bytes);
  return exact;
};

const SMALLEST = { level: constants.Z_BEST_COMPRESSION };

/** The bytes as small as gzip makes them. */
export const gzipped = async (data: string | Buffer): Promise<Buffer> => compact(await promisify(gzip)(data, SMALLEST));

/** The same at once. */
export const gzippedSync = (data: string): Buffer => compact(gzipSync(data, SMALLEST));

/** The text of a packed one. @throws where it is not what gzip wrote */
export const unpackText = ({ gzip: bytes }: Pick<PackedText, "gzip">): string => gunzipSync(bytes).toString();
