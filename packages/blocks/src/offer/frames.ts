import { COUNTDOWN_STEP_MS } from "@courseway/pricing";

/** The browser's animation frames. They are a parameter, so that a test can trigger them. */
export interface FrameClock {
  /** Calls back before the next repaint with a time in ms. */
  readonly request: (callback: (time: number) => void) => number;
  readonly cancel: (handle: number) => void;
}

export const browserFrames: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/**
 * Shows one frame every 14 ms. A slow screen skips some, but never the last. If the clock or a frame throws, it calls
 * `failed` once and shows nothing more. [PR-007, CP-025, CP-030]
 *
 * @returns stops the animation
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
