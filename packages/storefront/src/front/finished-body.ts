import { createHash } from "node:crypto";
import { brotlied, type Encoding, gzipped } from "./encodings.ts";

/** A body and the ways in which it is packed by now. */
export interface FinishedBody {
  /** Of its bytes as they are: the beginning of every validator. */
  readonly hash: string;
  readonly length: number;
  readonly packed: Map<Encoding, Buffer>;
}

export const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64url").slice(0, 27);

/** The strong validator of a body in one encoding. */
export const etagOf = ({ hash }: FinishedBody, encoding: Encoding): string =>
  encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;

/** Brotli of one body at a time: others need the pool's threads as well. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Packs a body. The promise is fulfilled when it may be sent; brotli goes on in the background.
 * @param grown is told when brotli is ready
 */
export async function finishBody(bytes: Buffer, grown: (body: FinishedBody) => void): Promise<FinishedBody> {
  const body: FinishedBody = { hash: hashOf(bytes), length: bytes.byteLength, packed: new Map() };
  const zipped = await gzipped(bytes);
  if (zipped === null) return body;
  body.packed.set("gzip", zipped);
  const shrink = async (): Promise<void> => {
    const smaller = await brotlied(bytes);
    if (smaller !== null && smaller.byteLength < zipped.byteLength) body.packed.set("br", smaller);
    grown(body);
  };
  // What cannot be packed smaller stays as it is.
  queue = queue.then(shrink).catch(() => undefined);
  return body;
}
