import type { BrandConfig } from "@courseway/brand";
import type { Subscription } from "@courseway/services";
import type { BlockForm, FormFields } from "../define-block.ts";

/** Letters, digits and ._%+- before the at-sign, a domain, and a suffix of two letters or more. [EC-029] */
const ADDRESS = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** The maximum length of an email address. */
const LONGEST = 254;

/** [EC-030] */
export const INVALID_EMAIL = "Please enter a valid email";

/** The error in the typed fields; an empty object for a valid address. [EC-028, EC-029, EC-030] */
export function validateCapture({ email = "" }: FormFields): { readonly email?: string } {
  const address = email.trim();
  return address.length <= LONGEST && ADDRESS.test(address) ? {} : { email: INVALID_EMAIL };
}

/** A subscription to the brand's own list, with the brand's id at the mailing-list service. [EC-032, ML-001, ML-005] */
function captureSubscriptions({ email = "" }: FormFields, { email: lists }: BrandConfig): readonly Subscription[] {
  const { listId, listType: type, sendAs: brandId } = lists;
  return listId === null ? [] : [{ listId, type, brandId, subscribers: [{ email: email.trim(), dataFields: {} }] }];
}

/** How the host handles the form of an email capture, regardless of what its editors set. */
export const captureSubmit: BlockForm<unknown> = {
  validate: (_, typed) => validateCapture(typed),
  subscriptions: (_, typed, brand) => captureSubscriptions(typed, brand),
};
