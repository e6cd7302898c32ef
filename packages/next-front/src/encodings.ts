import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { compact } from "@courseway/next-page-cache";

/** The ways in which a finished answer is kept, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What negotiator has had since 0.6.4 and its types have not. */
interface PreferringNegotiator {
  readonly encodings: (available: string[], options: { readonly preferred: string[] }) => string[];
}

const isEncoding = (name: string): name is Encoding => ENCODINGS.some((encoding) => encoding === name);

const accepted = new LRUCache<string, readonly Encoding[]>({ max: 500 });

/** What an `accept-encoding` takes, in its own order, and where that has none the smallest first; empty where it takes nothing. */
export function acceptedEncodings(header = ""): readonly Encoding[] {
  const known = accepted.get(header);
  if (known !== undefined) return known;
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const found = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] }).filter(isEncoding);
  accepted.set(header, found);
  return found;
}

/** Less than this is gained by nobody: an answer that small takes one packet, or is packed already. */
const LEAST_GAIN = 0.9;

/** The packed bytes where they are worth their packing, else null. */
export const worth = (packed: Buffer, bytes: Buffer): Buffer | null =>
  packed.byteLength < bytes.byteLength * LEAST_GAIN ? packed : null;

/** The bytes as small as brotli makes them: a fifth of a second's work for a large page. */
export const brotlied = async (bytes: Buffer): Promise<Buffer> =>
  compact(
    await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  );
