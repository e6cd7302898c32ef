import type { ComponentType, ReactNode } from "react";

/** A dynamic segment: its name, its kind (`c` and `oc` are catch-alls), and what it is in the page's address. */
interface DynamicSegment {
  readonly n: string;
  readonly t: string;
  readonly k: string | null;
}

/** One segment of the route: what it is, what the server rendered for it, and the segments within. */
export interface Segment {
  readonly s?: string | DynamicSegment;
  readonly d: { readonly r: ReactNode };
  readonly c?: ReadonlyMap<string, Segment>;
}

/** The data that Next writes into a page, as far as taking the page over needs it. */
export interface PagePayload {
  /** The tree of segments, and the head: titles and metadata. */
  readonly t: { readonly t: Segment; readonly h?: { readonly r: ReactNode } };
  /** The app's `global-error.tsx`, and its style sheets. */
  readonly G: readonly [ComponentType<ErrorScreenProps>, ReactNode];
}

/** What an app's `error.tsx` and `global-error.tsx` are given. */
export interface ErrorScreenProps {
  readonly error: unknown;
  readonly reset: () => void;
  readonly retry: () => void;
}

/** What Next's inline scripts push: the start, a text, the state of a form sent before, or bytes in base64. */
export type Piece = readonly [0] | readonly [1, string] | readonly [2, unknown] | readonly [3, string];

/** Where Next's inline scripts push. */
export const PUSHED = "__next_f";

declare global {
  interface Window {
    [PUSHED]?: { push: (...pieces: Piece[]) => unknown } & Iterable<Piece>;
  }
}

/** The page's data, and the state of a form that the server answered, which is only known once all data is there. */
export interface PageData {
  readonly stream: ReadableStream<Uint8Array>;
  readonly formState: () => unknown;
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.codePointAt(0) ?? 0);

/**
 * Reads what the page's inline scripts have pushed, and what they push until the document is complete. A connection
 * that breaks ends the stream early, and React says so.
 */
export function readPageData(): PageData {
  const encoder = new TextEncoder();
  let formState: unknown = null;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const take = (piece: Piece): void => {
        if (piece[0] === 1) controller.enqueue(encoder.encode(piece[1]));
        else if (piece[0] === 2) [, formState] = piece;
        else if (piece[0] === 3) controller.enqueue(fromBase64(piece[1]));
      };
      for (const piece of window[PUSHED] ?? []) take(piece);
      window[PUSHED] = Object.assign([], { push: (...pieces: Piece[]) => pieces.forEach(take) });
      const close = (): void => controller.close();
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", close);
      else setTimeout(close);
    },
  });
  return { stream, formState: () => formState };
}
