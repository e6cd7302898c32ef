import type { FrameClock } from "../frames.ts";

/** A frame clock that a test runs by hand. */
export function manualFrames(): {
  readonly clock: FrameClock;
  readonly draw: (time: number) => void;
  readonly waits: () => boolean;
} {
  const waiting = new Map<number, (time: number) => void>();
  let last = 0;
  return {
    clock: {
      request: (callback) => {
        waiting.set(++last, callback);
        return last;
      },
      cancel: (handle) => waiting.delete(handle),
    },
    draw: (time) => {
      const callbacks = [...waiting.values()];
      waiting.clear();
      for (const callback of callbacks) callback(time);
    },
    waits: () => waiting.size > 0,
  };
}
