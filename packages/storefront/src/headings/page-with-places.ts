import { constants, crc32, deflateRawSync } from "node:zlib";
import { HEADING_PLACE } from "./heading-text.ts";

const PLACE = Buffer.from(HEADING_PLACE);

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** A text as React writes it between tags and into attributes. */
const inHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (letter) => HTML_ESCAPES[letter] ?? letter);

/** A text within a string of JSON in a script element. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

type Writing = (text: string) => string;

/** How a text has to be written where the HTML has got so far; a script that is no data is left as its hash knows it. */
function writingAfter(html: Buffer, end: number): Writing {
  const open = html.lastIndexOf("<script", end);
  if (open < 0 || html.lastIndexOf("</script", end) > open) return inHtml;
  const tag = html.subarray(open, html.indexOf(">", open)).toString();
  return tag.includes(' type="application/ld+json"') ? inJson : () => HEADING_PLACE;
}

/** What stands between two places, and how the heading is written in the place behind it. */
interface Piece {
  readonly start: number;
  readonly end: number;
  /** Null behind the last one. */
  readonly write: Writing | null;
  /** Deflated, ending with a whole byte. */
  readonly packed: Buffer;
}

function piecesOf(html: Buffer): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = html.indexOf(PLACE); end >= 0; end = html.indexOf(PLACE, start)) {
    const packed = deflateRawSync(html.subarray(start, end), { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
    pieces.push({ start, end, packed, write: writingAfter(html, end) });
    start = end + PLACE.length;
  }
  const packed = deflateRawSync(html.subarray(start), { level: 9 });
  return [...pieces, { start, end: html.length, packed, write: null }];
}

/** The beginning of every gzip member: deflated, without a name, a time or a system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

const number = (size: 2 | 4, ...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size);
  return bytes;
};

/** Bytes as deflate holds them unpacked. A heading is a few hundred at most; a block may hold 65,535. */
const stored = (bytes: Buffer): readonly Buffer[] => [
  Buffer.from([0]),
  number(2, bytes.length, bytes.length ^ 0xff_ff),
  bytes,
];

/**
 * A page that is kept for all headings. What stands around its places is packed once, so that a page with somebody's heading
 * costs a copy and a checksum.
 */
export class PageWithPlaces {
  readonly #pieces: readonly Piece[];

  constructor(html: Buffer) {
    this.#pieces = piecesOf(html);
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#pieces.reduce((sum, { packed }) => sum + packed.length, 0);
  }

  /**
   * The page with a heading, as text wherever it stands. [RT-045]
   *
   * @param html the very page that this was made of
   */
  filled(html: Buffer, heading: string): Buffer {
    return Buffer.concat(
      this.#pieces.flatMap(({ start, end, write }) => [
        html.subarray(start, end),
        ...(write === null ? [] : [Buffer.from(write(heading))]),
      ]),
    );
  }

  /** The same, as gzip packs it. */
  gzipped(html: Buffer, heading: string): Buffer {
    const parts: Buffer[] = [GZIP_HEADER];
    let [sum, length] = [0, 0];
    const count = (bytes: Buffer): void => {
      sum = crc32(bytes, sum);
      length += bytes.length;
    };
    for (const { start, end, packed, write } of this.#pieces) {
      count(html.subarray(start, end));
      parts.push(packed);
      if (write === null) continue;
      const words = Buffer.from(write(heading));
      count(words);
      parts.push(...stored(words));
    }
    return Buffer.concat([...parts, number(4, sum, length)]);
  }
}
