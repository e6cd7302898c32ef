/** A visitor who could not be made an ambassador; the reason is its `cause` where a call failed. */
export class ReferralError extends Error {
  override readonly name = "ReferralError";

  constructor(reason: string, cause?: unknown) {
    super(
      `The referral link could not be had: ${reason} Let the visitor try again; look at the referral service if it lasts.`,
      { cause },
    );
  }
}
