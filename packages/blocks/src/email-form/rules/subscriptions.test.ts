import { describe, expect, it } from "vitest";
import { emailFormSubscriptions, type EmailFormBrand, type EmailFormTarget } from "./subscriptions.ts";

const target: EmailFormTarget = {
  formVertical: "DE",
  showNameField: true,
  hideEmailField: false,
  showParentEmailField: true,
  showPhoneNumberField: true,
  subscriptionListIds: "",
  product: { state: "TX", categories: [{ title: "Teen Drivers Ed", code: "DE" }] },
};
const fields = { name: "Ana", email: "ana@example.org", parentEmail: "mum@example.org", phone: "5125550100" };
const brand: EmailFormBrand = {
  id: "DEC",
  email: { listId: 5039154, listType: "DEC", formVertical: "DE", sendAs: "DEC" },
};
const ace: EmailFormBrand = {
  id: "ACE",
  email: { listId: 94171, listType: "RE", formVertical: "RE", sendAs: "ACE" },
};

/** The list id, user type and email address of each request, which the rules determine. */
function summary(...args: Parameters<typeof emailFormSubscriptions>) {
  return emailFormSubscriptions(...args).map(({ listId, subscribers }) => [
    listId,
    subscribers[0]?.dataFields["userType"],
    subscribers[0]?.email,
  ]);
}

describe("emailFormSubscriptions", () => {
  it("sends the parent to the first list and the student to the next [BL-emailForm-010, ML-010]", () => {
    expect(summary(target, fields, brand)).toEqual([
      [916471, "parent", "mum@example.org"],
      [916472, "student", "ana@example.org"],
    ]);
  });

  it("leaves the parents' list out where no parent is asked for [ML-011, BL-emailForm-010]", () => {
    expect(summary({ ...target, showParentEmailField: false }, fields, brand)).toEqual([
      [916472, "student", "ana@example.org"],
    ]);
  });

  it("keeps every list that the editor named, in order [BL-emailForm-007, BL-emailForm-010, API-013]", () => {
    expect(summary({ ...target, subscriptionListIds: "7, 8,x,7 ,9" }, fields, brand)).toEqual([
      [7, "parent", "mum@example.org"],
      [8, "student", "ana@example.org"],
      [9, "student", "ana@example.org"],
    ]);
  });

  it("counts real estate's lists as the parent's where the field shows, else the student's [BL-emailForm-011, ML-010]", () => {
    const realEstate: EmailFormTarget = { ...target, formVertical: "RE" };
    expect(summary({ ...realEstate, subscriptionListIds: "1,2" }, fields, ace).map(([, type]) => type)).toEqual([
      "parent",
      "parent",
    ]);
    expect(summary({ ...realEstate, showParentEmailField: false }, fields, ace)).toEqual([
      [92256, "student", "ana@example.org"],
    ]);
  });

  it("turns a parent without an address into a student [BL-emailForm-012]", () => {
    expect(summary(target, { ...fields, parentEmail: " " }, brand)[0]).toEqual([916471, "student", "ana@example.org"]);
  });

  it("builds the placeholder address from the phone number [BL-emailForm-022]", () => {
    const hidden = { ...target, hideEmailField: true, showParentEmailField: false };
    expect(summary(hidden, fields, brand)).toEqual([[916472, "student", "5125550100@placeholder.email"]]);
  });

  it("sends the documented fields, blank ones left out [BL-emailForm-008]", () => {
    const [parent] = emailFormSubscriptions(target, { ...fields, name: "" }, brand);
    expect(parent).toEqual({
      listId: 916471,
      type: "DEC",
      brandId: "DEC",
      subscribers: [
        {
          email: "mum@example.org",
          dataFields: {
            brandId: "DEC",
            studentEmail: "ana@example.org",
            parentEmail: "mum@example.org",
            phoneNumber: "5125550100",
            courseState: "TX",
            courseType: "Teen Drivers Ed",
            userType: "parent",
          },
        },
      ],
    });
  });

  it("adds the product type and the type code of real estate [BL-emailForm-008, ML-009]", () => {
    const [first] = emailFormSubscriptions({ ...target, formVertical: "RE" }, fields, ace);
    expect(first?.type).toBe("RE");
    expect(first?.subscribers[0]?.dataFields["productType"]).toBe("DE");
  });

  it("takes the lists of insurance and mortgage from the shared table and sends them as ACE [ML-005, ML-008, ML-012]", () => {
    const ins: EmailFormBrand = {
      id: "INS",
      email: { listId: 5388813, listType: "INS", formVertical: "INS", sendAs: "ACE" },
    };
    const [first] = emailFormSubscriptions({ ...target, formVertical: null }, fields, ins);
    expect(first).toMatchObject({ listId: 5388813, type: "INS", brandId: "ACE" });
    expect(first?.subscribers[0]?.dataFields["brandId"]).toBe("ACE");
    expect(summary({ ...target, formVertical: "MTG" }, fields, ins)[0]?.[0]).toBe(5388818);
  });

  it("has the type code that the brand set, but not for a form of another subject [ML-009]", () => {
    const academy: EmailFormBrand = { ...ace, email: { ...ace.email, listType: "ACADEMY" } };
    const findType = (formVertical: "RE" | "MTG" | null) =>
      emailFormSubscriptions({ ...target, formVertical }, fields, academy)[0]?.type;
    expect([findType(null), findType("RE"), findType("MTG")]).toEqual(["ACADEMY", "ACADEMY", "ACE"]);
  });

  it("has no user type and no list where neither form nor brand has a subject [BL-emailForm-009]", () => {
    const aarp: EmailFormBrand = {
      id: "AARP",
      email: { listId: null, listType: "AARP", formVertical: null, sendAs: "AARP" },
    };
    const open = { ...target, formVertical: null };
    expect(emailFormSubscriptions(open, fields, aarp)).toEqual([]);
    expect(summary({ ...open, subscriptionListIds: "5" }, fields, aarp)).toEqual([[5, "", "ana@example.org"]]);
  });
});
