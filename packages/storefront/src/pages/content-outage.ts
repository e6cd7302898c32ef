/** So many lookups in a row without an answer are an outage of the content system, not a fault of one page. */
export const OUTAGE_AFTER = 5;

/** During an outage one lookup at a time finds out whether it is over, and the next not sooner than this, in ms. */
export const PROBE_EVERY_MS = 1000;

/** The leave to send one lookup; exactly one of the two is to be called when it has ended. */
export interface LookupPass {
  /** @returns true where this ended an outage */
  readonly answered: () => boolean;
  /** @param counts whether the failure tells of the content system and not of this one request; @returns true where this began an outage */
  readonly failed: (now: number, counts: boolean) => boolean;
}

/**
 * Knows whether the content system is down. While it is, lookups fail at once instead of waiting for their time limit,
 * whatever page they are for: only one at a time is still sent.
 */
export class ContentOutage {
  #failures = 0;
  #lastFailure = -Infinity;
  #isProbing = false;

  /** Null while the lookup must not be sent. */
  pass(now: number): LookupPass | null {
    const isDown = this.#failures >= OUTAGE_AFTER;
    if (isDown && (this.#isProbing || now - this.#lastFailure < PROBE_EVERY_MS)) return null;
    this.#isProbing = isDown;
    return {
      answered: () => {
        const wasDown = this.#failures >= OUTAGE_AFTER;
        this.#isProbing = false;
        this.#failures = 0;
        return wasDown;
      },
      failed: (at, counts) => {
        if (isDown) this.#isProbing = false;
        this.#lastFailure = at;
        if (!counts) return false;
        this.#failures += 1;
        return this.#failures === OUTAGE_AFTER;
      },
    };
  }
}
