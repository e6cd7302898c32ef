import { getMessage } from "@courseway/observability";

/** The brand may not subscribe people. The message is the documented text. [ML-003] */
export class InvalidBrandError extends Error {
  override readonly name = "InvalidBrandError";
  readonly brandId: string;

  constructor(brandId: string) {
    super(`Invalid brandId: ${brandId}`);
    this.brandId = brandId;
  }
}

/** The message for a `failCount` of the list service. [ML-006] */
export const USER_NOT_ADDED = "User could not be added.";

/** The documented start of a failure's message, in the log and in the error. [ML-007] */
export const FAILED = "Subscription failed:";

/** A subscription failed; the reason is the `cause`. [ML-007] */
export class SubscriptionError extends Error {
  override readonly name = "SubscriptionError";

  constructor(cause: unknown) {
    super(`${FAILED} ${getMessage(cause)}`, { cause });
  }
}
