/** Creating the ambassador failed; the `cause` is the reason if a call failed. */
export class ReferralError extends Error {
  override readonly name = "ReferralError";

  constructor(reason: string, cause?: unknown) {
    super(
      `The referral link could not be had: ${reason} Let the visitor try again; look at the referral service if it lasts.`,
      { cause },
    );
  }
}
