import type { BrandConfig } from "@courseway/brand";
import type { Subscription } from "@courseway/services";
import type { BlockForm, FormFields } from "../define-block.ts";

/** Letters, digits and ._%+- before the at-sign, a domain, and a suffix of two letters or more. [EC-029] */
const ADDRESS = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** Longer than any address. */
const LONGEST = 254;

/** [EC-030] */
export const INVALID_EMAIL = "Please enter a valid email";

/** What is wrong with what was typed; nothing for an address. [EC-028, EC-029, EC-030] */
export function validateCapture({ email = "" }: FormFields): { readonly email?: string } {
  const address = email.trim();
  return address.length <= LONGEST && ADDRESS.test(address) ? {} : { email: INVALID_EMAIL };
}

/** The brand's own list, as the mailing lists know the brand. [EC-032, ML-001, ML-005] */
function captureSubscriptions({ email = "" }: FormFields, { email: lists }: BrandConfig): readonly Subscription[] {
  const { listId, listType: type, sendAs: brandId } = lists;
  return listId === null ? [] : [{ listId, type, brandId, subscribers: [{ email: email.trim(), dataFields: {} }] }];
}

/** How an email capture is sent, whatever its editors set. */
export const captureSubmit: BlockForm<unknown> = {
  validate: (_, typed) => validateCapture(typed),
  subscriptions: (_, typed, brand) => captureSubscriptions(typed, brand),
};
