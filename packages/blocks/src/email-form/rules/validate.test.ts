import { describe, expect, it } from "vitest";
import type { EmailFormRules } from "./fields.ts";
import { emailFormErrorText, validateEmailForm } from "./validate.ts";

const rules: EmailFormRules = {
  formVertical: "DE",
  showNameField: true,
  hideEmailField: false,
  showParentEmailField: true,
  showPhoneNumberField: true,
};
const good = { name: "Ana Lima", email: "ana@example.org", parentEmail: "", phone: "" };

describe("validateEmailForm", () => {
  it("finds nothing in a form with the address alone [BL-emailForm-013, BL-emailForm-017]", () => {
    expect(validateEmailForm(rules, good)).toEqual({});
  });

  it("asks for the address [BL-emailForm-013, BL-emailForm-019]", () => {
    expect(validateEmailForm(rules, { ...good, email: "  " })).toEqual({ email: "Please enter a valid email address" });
  });

  it.each([
    "ana",
    "ana@example",
    "ana@example.c",
    "ana maria@example.org",
    "ana@exa_mple.org",
    "ana!@example.org",
    "ana@-example.org",
  ])("refuses %s, which one of the two checks does not take [BL-emailForm-014]", (email) => {
    expect(validateEmailForm(rules, { ...good, email })).toHaveProperty("email");
  });

  it.each([
    ["Ana Lima", true],
    ["Åsa Öberg", true],
    ["Ana2", false],
    ["O'Neil", false],
  ])("takes letters and spaces in a name: %s → %s [BL-emailForm-015]", (name, isValid) => {
    expect("name" in validateEmailForm(rules, { ...good, name })).toBe(!isValid);
  });

  it("takes digits only in a phone number [BL-emailForm-016, BL-emailForm-019]", () => {
    expect(validateEmailForm(rules, { ...good, phone: "5125550100" })).toEqual({});
    expect(validateEmailForm(rules, { ...good, phone: "512-555" })).toEqual({
      phone: "Please enter a valid phone number",
    });
  });

  it("checks a parent's address that was given [BL-emailForm-017, BL-emailForm-018, BL-emailForm-019]", () => {
    expect(validateEmailForm(rules, { ...good, parentEmail: "mum@" })).toEqual({
      parentEmail: "Please enter a valid parent email address",
    });
  });

  it("does not look at fields that are not shown [BL-emailForm-018]", () => {
    const bare = { ...rules, showParentEmailField: false, showNameField: false, showPhoneNumberField: false };
    expect(validateEmailForm(bare, { ...good, name: "1", parentEmail: "x", phone: "y" })).toEqual({});
  });

  it("asks for the phone number in place of a hidden address [BL-emailForm-013, BL-emailForm-022]", () => {
    const hidden = { ...rules, hideEmailField: true };
    expect(validateEmailForm(hidden, { phone: "" })).toEqual({ phone: "Please enter a valid phone number" });
    expect(validateEmailForm(hidden, { phone: "5125550100" })).toEqual({});
  });

  it("refuses a value that is too long to be real, at once", () => {
    expect(validateEmailForm(rules, { ...good, email: `${"a".repeat(100_000)}@example.org` })).toHaveProperty("email");
  });

  it("names each field in lower case words [BL-emailForm-019]", () => {
    expect(emailFormErrorText("name")).toBe("Please enter a valid name");
  });
});
