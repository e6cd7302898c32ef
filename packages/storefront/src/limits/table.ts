/** So many calls in so many seconds. */
export interface Rule {
  readonly calls: number;
  readonly seconds: number;
}

/** What one call allows: to one visitor, and to one subject (an e-mail address that it writes to). */
export interface CallLimits {
  readonly visitor: readonly Rule[];
  readonly subject?: readonly Rule[];
}

const MINUTE = 60;
const HOUR = 3600;

/** Every call that is named here may be made so often; a page asks for prices at each change of a choice. */
export const CALL_LIMITS: Readonly<Record<string, CallLimits>> = {
  prices: { visitor: [{ calls: 120, seconds: MINUTE }] },
  // A school's or an office's people share one address, so the hour is generous.
  subscribe: {
    visitor: [
      { calls: 6, seconds: MINUTE },
      { calls: 30, seconds: HOUR },
    ],
    subject: [{ calls: 6, seconds: HOUR }],
  },
  // The service writes a mail at each call.
  ambassador: { visitor: [{ calls: 3, seconds: HOUR }], subject: [{ calls: 3, seconds: HOUR }] },
  // An editor who publishes a hundred pages at once is no attack.
  revalidate: { visitor: [{ calls: 600, seconds: MINUTE }] },
};

/** For every other call. */
export const OTHER_CALLS: CallLimits = { visitor: [{ calls: 60, seconds: MINUTE }] };
