// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { EmailFormFields } from "./EmailFormFields.client.tsx";
import type { SendForm } from "../shared/form/send-form.ts";
import type { EmailFormFieldsView } from "./view.ts";

afterEach(cleanup);

const view: EmailFormFieldsView = {
  rules: {
    formVertical: "DE",
    showNameField: true,
    hideEmailField: false,
    showParentEmailField: true,
    showPhoneNumberField: false,
  },
  fields: ["name", "email", "parentEmail"],
  compact: false,
  submitLabel: "Send",
  submitStyle: "primary",
  path: "/guide/",
  index: 2,
};

function setUp(answer: Awaited<ReturnType<SendForm>> = { ok: true }) {
  const send = vi.fn<SendForm>(async () => answer);
  render(<EmailFormFields {...view} send={send} />);
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const submit = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  return { send, type, submit };
}

test("is a plain form without script, and says where it stands but no list [BL-emailForm-001]", () => {
  const html = renderToStaticMarkup(<EmailFormFields {...view} />);

  expect(html).toMatch(/<form [^>]*action="\/api\/subscribe\/" method="post">/);
  expect(html).toContain('<input type="hidden" name="path" value="/guide/"/>');
  expect(html).toContain('<input type="hidden" name="index" value="2"/>');
  expect(html).not.toContain("novalidate");
});

test("labels its fields [BL-emailForm-020]", () => {
  setUp();
  expect(
    ["Name", "Email Address", "Parent's Email (Optional)"].map((label) =>
      screen.getByLabelText(label).getAttribute("name"),
    ),
  ).toEqual(view.fields);
});

test("shows an error only once its field was touched, and takes it back [BL-emailForm-004, BL-emailForm-019]", () => {
  const { type } = setUp();
  type("Email Address", "ana");
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();

  fireEvent.blur(screen.getByLabelText("Email Address"));
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();

  type("Email Address", "ana@example.org");
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
});

test("an invalid submit sends nothing, marks the form and goes to the first wrong field [BL-emailForm-021]", async () => {
  const { send, type, submit } = setUp();
  type("Name", "Ana");
  type("Parent's Email (Optional)", "mum");
  await submit();

  expect(send).not.toHaveBeenCalled();
  expect(document.querySelector("form")?.dataset["invalid"]).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("Email Address"));
  expect(screen.getByText("Please enter a valid parent email address")).toBeTruthy();
});

test("a good submit sends what was typed and thanks in the form's place [BL-emailForm-004, BL-emailForm-005]", async () => {
  const { send, type, submit } = setUp();
  type("Name", "Ana Lima");
  type("Email Address", "ana@example.org");
  await submit();

  expect(send).toHaveBeenCalledWith({
    path: "/guide/",
    index: 2,
    fields: { name: "Ana Lima", email: "ana@example.org", parentEmail: "", phone: "", website: "" },
  });
  const status = screen.getByRole("status");
  expect(status.firstChild?.textContent).toBe("Thank you for subscribing!");
  expect(status.textContent).toContain("Look in your inbox");
  // The focus moves to the message, so that screen readers read it, and the focus is not lost with the form.
  expect(document.activeElement).toBe(status);
  expect(document.querySelector("form")).toBeNull();
});

test("a failure says so and keeps the form as it was typed [BL-emailForm-006]", async () => {
  const { type, submit } = setUp({ ok: false });
  type("Email Address", "ana@example.org");
  await submit();

  expect(screen.getByRole("alert").textContent).toBe(
    "There was an issue with your subscription. Please try again later.",
  );
  expect(screen.getByLabelText("Email Address")).toHaveProperty("value", "ana@example.org");
});

test("shows what the host finds wrong under its field [BL-emailForm-004]", async () => {
  const { type, submit } = setUp({ ok: false, errors: { email: "Please enter a valid email address" } });
  type("Email Address", "ana@example.org");
  await submit();

  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
});
