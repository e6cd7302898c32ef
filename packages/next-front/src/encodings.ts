import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { compact } from "@courseway/next-page-cache";

/** The encodings of a stored response, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A feature of negotiator since 0.6.4 that its types lack. */
interface PreferringNegotiator {
  readonly encodings: (available: string[], options: { readonly preferred: string[] }) => string[];
}

const isEncoding = (name: string): name is Encoding => ENCODINGS.some((encoding) => encoding === name);

const accepted = new LRUCache<string, readonly Encoding[]>({ max: 500 });

/** The encodings that `accept-encoding` allows, by its preference and then by size; empty if it allows none. */
export function acceptedEncodings(header = ""): readonly Encoding[] {
  const cached = accepted.get(header);
  if (cached !== undefined) return cached;
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const found = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] }).filter(isEncoding);
  accepted.set(header, found);
  return found;
}

/** Smaller responses fit into one packet or are already compressed. */
const LEAST_GAIN = 0.9;

/** The compressed bytes if they are small enough, otherwise null. */
export const worth = (packed: Buffer, bytes: Buffer): Buffer | null =>
  packed.byteLength < bytes.byteLength * LEAST_GAIN ? packed : null;

/** Compresses with brotli's highest level, which takes 0.2 s for a large page. */
export const brotlied = async (bytes: Buffer): Promise<Buffer> =>
  compact(
    await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  );
