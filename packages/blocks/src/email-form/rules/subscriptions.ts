import type { FormFields } from "../../define-block.ts";
import type { BrandConfig } from "@courseway/brand";
import { emailFormLists, listType } from "@courseway/brand/rules";
import { readFields, type EmailFormRules, type EmailFormVertical } from "./fields.ts";

/** The type of person that a list entry is for. [BL-emailForm-009] */
export type EmailFormUserType = "student" | "parent" | "";

/** One subscriber, as the mailing-list service expects it. Without blank values, which would overwrite known ones. */
export interface EmailFormSubscriber {
  readonly email: string;
  readonly dataFields: Readonly<Record<string, string>>;
}

/** One request to the mailing-list service. [API-013] */
export interface EmailFormSubscription {
  readonly listId: number;
  readonly type: string;
  readonly brandId: string;
  readonly subscribers: readonly EmailFormSubscriber[];
}

/** The part of a block's content that determines the lists of its subscribers. */
export interface EmailFormTarget extends EmailFormRules {
  /** The editor's comma-separated list ids; blank for the defaults. */
  readonly subscriptionListIds: string;
  readonly product: EmailFormProduct | null;
}

/** What the form sends to the list about the course next to it. */
export interface EmailFormProduct {
  readonly state: string | null;
  readonly categories: readonly { readonly title: string; readonly code: string }[];
}

/** The part of a brand's configuration that identifies it to the mailing lists. */
export interface EmailFormBrand {
  readonly id: string;
  readonly email: Pick<BrandConfig["email"], "listId" | "listType" | "formVertical" | "sendAs">;
}

/** The form's own subject, or else the brand's. */
export function emailFormVertical(
  rules: Pick<EmailFormRules, "formVertical">,
  brand: Pick<EmailFormBrand, "email">,
): EmailFormVertical | null {
  return rules.formVertical ?? brand.email.formVertical;
}

function getUserType(vertical: EmailFormVertical | null, showsParent: boolean, isFirst: boolean): EmailFormUserType {
  if (vertical === null) return "";
  if (!showsParent) return "student";
  return vertical === "RE" || isFirst ? "parent" : "student";
}

function withoutBlanks(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** The student's email address, or a placeholder if the form hides the field. [BL-emailForm-022, OQ-52] */
function studentAddress(rules: EmailFormRules, read: { readonly email: string; readonly phone: string }): string {
  return rules.hideEmailField ? `${read.phone.replace(/\D/g, "")}@placeholder.email` : read.email;
}

/**
 * The subscriptions to send for a form that passed `validateEmailForm`, one per list id. The form succeeds only if all
 * of them succeed [OQ-18]. An empty list means that neither the editor nor the brand has a mailing list, which is a
 * failure too [OQ-05].
 *
 * @example emailFormSubscriptions(content, { email: "ana@example.org" }, brand)
 * [BL-emailForm-008, BL-emailForm-009, BL-emailForm-010, BL-emailForm-011, BL-emailForm-012, ML-009]
 */
export function emailFormSubscriptions(
  target: EmailFormTarget,
  fields: FormFields,
  brand: EmailFormBrand,
): readonly EmailFormSubscription[] {
  const vertical = emailFormVertical(target, brand);
  const read = readFields(target, fields);
  const { parentEmail } = read;
  const studentEmail = studentAddress(target, read);
  const brandId = brand.email.sendAs;
  const category = target.product?.categories[0];

  const filled = withoutBlanks({
    brandId,
    studentFirstName: read.name,
    studentEmail,
    parentEmail,
    phoneNumber: read.phone,
    courseState: target.product?.state ?? "",
    courseType: category?.title ?? "",
    productType: vertical === "RE" ? (category?.code ?? "") : "",
  });

  const lists = emailFormLists({
    vertical,
    listIds: target.subscriptionListIds,
    hasParentField: target.showParentEmailField,
    brandListId: brand.email.listId,
  });

  return lists.map((listId, index) => {
    const meant = getUserType(vertical, target.showParentEmailField, index === 0);
    const userType = meant === "parent" && parentEmail === "" ? "student" : meant;
    const email = userType === "parent" ? parentEmail : studentEmail;
    return {
      listId,
      // If the form's subject is not the brand's, the type is that of the form's subject.
      type: vertical === brand.email.formVertical ? brand.email.listType : listType(vertical, brand.id),
      brandId,
      subscribers: [{ email, dataFields: { ...filled, userType } }],
    };
  });
}
