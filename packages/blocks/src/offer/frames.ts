import { COUNTDOWN_STEP_MS } from "@courseway/pricing";

/** The browser's drawing clock, as an argument so that a test can turn it by hand. */
export interface FrameClock {
  /** Calls back before the next drawing, with a time in ms. */
  readonly request: (callback: (time: number) => void) => number;
  readonly cancel: (handle: number) => void;
}

export const browserFrames: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/**
 * Shows frames at their own pace, one each 14 ms: a slow screen skips some, never the last. When the
 * clock or a frame throws, `failed` is called once and nothing more is shown. [PR-007, CP-025, CP-030]
 *
 * @returns stops the play
 */
export function playFrames<Frame>(
  frames: readonly Frame[],
  clock: FrameClock,
  show: (frame: Frame) => void,
  failed: (error: unknown) => void,
): () => void {
  let handle: number | undefined;
  let started: number | undefined;

  const draw = (time: number): void => {
    try {
      started ??= time;
      const index = Math.min(Math.floor((time - started) / COUNTDOWN_STEP_MS), frames.length - 1);
      const frame = frames[Math.max(index, 0)];
      if (frame !== undefined) show(frame);
      handle = index < frames.length - 1 ? clock.request(draw) : undefined;
    } catch (error) {
      failed(error);
    }
  };

  try {
    if (frames.length > 0) handle = clock.request(draw);
  } catch (error) {
    failed(error);
  }
  return () => {
    if (handle !== undefined) clock.cancel(handle);
  };
}
