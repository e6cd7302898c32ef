import { getMessage } from "@courseway/observability";

/** The brand may not subscribe anybody. Its message is the documented text. [ML-003] */
export class InvalidBrandError extends Error {
  override readonly name = "InvalidBrandError";
  readonly brandId: string;

  constructor(brandId: string) {
    super(`Invalid brandId: ${brandId}`);
    this.brandId = brandId;
  }
}

/** What the list service's `failCount` means. [ML-006] */
export const USER_NOT_ADDED = "User could not be added.";

/** The documented beginning of what is said of a failure, in the log as in the error. [ML-007] */
export const FAILED = "Subscription failed:";

/** A subscription that failed for whatever reason; the reason is its `cause`. [ML-007] */
export class SubscriptionError extends Error {
  override readonly name = "SubscriptionError";

  constructor(cause: unknown) {
    super(`${FAILED} ${getMessage(cause)}`, { cause });
  }
}
