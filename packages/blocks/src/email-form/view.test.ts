import { fieldsSchema } from "@courseway/content-client";
import { expect, test } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { emailFormView } from "./view.ts";

const schema = fieldsSchema(fields);

const view = (example: string, more: Record<string, unknown> = {}, context = {}) =>
  emailFormView(testInput(schema.parse({ ...examples[example], ...more }), null, context));

test("is compact with one field or a form type, else full [BL-emailForm-002, BL-emailForm-003]", () => {
  expect(view("compact").form.compact).toBe(true);
  expect(view("compactByType").form.compact).toBe(true);
  expect(view("compactByType", { formType: null }).form.compact).toBe(false);
  expect(view("full").form.compact).toBe(false);
});

test("shows the fields that the editor chose, in order [BL-emailForm-007]", () => {
  expect(view("full").form.fields).toEqual(["name", "email", "parentEmail", "phone"]);
  expect(view("compact").form.fields).toEqual(["email"]);
  expect(view("phoneOnly").form.fields).toEqual(["phone"]);
});

test("labels its button by subject: the form's own, else the brand's [BL-emailForm-023]", () => {
  expect(view("compact").form.submitLabel).toBe("Subscribe");
  expect(view("full").form.submitLabel).toBe("Send");
  expect(view("full", { formVertical: null }).form.submitLabel).toBe("Subscribe");
  expect(view("full", { formVertical: null }, { brand: testBrands.aarp }).form.submitLabel).toBe("Send");
  expect(view("full", { ctaLabel: "Go" }).form.submitLabel).toBe("Go");
});

test("links to where the brand says what it does with a visitor's data", () => {
  const brand = { ...testBrands.ace, privacyPage: "/about-us/privacy-policy/" };
  expect([view("full").privacyPage, view("full", {}, { brand }).privacyPage]).toEqual([
    "/privacy/",
    "/about-us/privacy-policy/",
  ]);
});

test("tells the host where it stands and never a list id", () => {
  const { form } = view("phoneOnly", {}, { index: 4 });

  expect(form).toMatchObject({ path: "/courses/", index: 4 });
  expect(JSON.stringify(form)).not.toContain("92256");
});
