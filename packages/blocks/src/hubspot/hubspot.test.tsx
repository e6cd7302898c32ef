// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { receiveEvents, type VisitorEvent } from "@courseway/visitor/events";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { scriptAddress, vendorPage } from "../shared/testing/vendor-page.tsx";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { hubspot } from "./index.tsx";
import { LeadForm } from "./LeadForm.client.tsx";
import { hubspotView } from "./view.ts";
import { testInput } from "../shared/testing/test-context.ts";

const oneStep = examples["oneStep"] ?? {};
const buildView = (wire: object) => hubspotView(testInput(fieldsSchema(fields).parse({ ...oneStep, ...wire }), null));

beforeAll(() => loadIslands(hubspot, oneStep));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete window.hbspt;
});

/** Replaces HubSpot's script: creates forms with these fields, each sent by its own listener. */
function vendor(getFields: Readonly<Record<string, readonly string[]>>) {
  const sent: Record<string, unknown>[] = [];
  const created: { portalId: string; formId: string; target: string; css: string }[] = [];
  window.hbspt = {
    forms: {
      create: ({ portalId, formId, target, css, onFormReady, onFormSubmit, onFormSubmitted }) => {
        created.push({ portalId, formId, target, css });
        const form = document.createElement(formId === "framed" ? "iframe" : "form");
        if (!(form instanceof HTMLFormElement)) {
          document.querySelector(target)?.replaceChildren(form);
          onFormReady();
          return;
        }
        form.action = `https://forms.example/${formId}`;
        form.innerHTML = (getFields[formId] ?? []).join("") + '<input type="submit" value="Go">';
        form.addEventListener("submit", (event) => {
          event.preventDefault();
          onFormSubmit();
          sent.push({ formId, ...Object.fromEntries(new FormData(form)) });
          onFormSubmitted();
        });
        document.querySelector(target)?.replaceChildren(form);
        onFormReady();
      },
    },
  };
  return { sent, created };
}

const FIELDS = {
  "lead-1": ['<input name="email">', '<input type="checkbox" name="news" value="yes">'],
  "lead-2": ['<select name="state"><option></option><option>Texas</option></select>'],
  last: [
    '<input name="email">',
    '<input type="checkbox" name="news" value="yes">',
    '<select name="state"><option></option><option>Texas</option></select>',
    '<textarea name="message"></textarea>',
  ],
};

async function lead(forms: readonly string[]) {
  const { sent, created } = vendor(FIELDS);
  const page = vendorPage(
    <LeadForm forms={forms} portalId="77" target="lead" script={scriptAddress()} name="hubspot-3">
      Instead
    </LeadForm>,
  );
  await page.come();
  await page.load();
  const slots = () => [...page.container.querySelectorAll<HTMLElement>(".cw-lead-forms > div")];
  const formAt = (at: number) => slots()[at]?.querySelector("form");
  return {
    ...page,
    sent,
    created,
    slots,
    formAt,
    field: <Kind extends Element>(at: number, selector: string) => formAt(at)?.querySelector<Kind & Element>(selector),
    submit: (at: number) => act(async () => void fireEvent.submit(formAt(at) ?? document.body)),
    shown: () => slots().flatMap((slot, at) => (slot.hidden ? [] : at)),
    progress: () => page.container.querySelector(".cw-lead-progress"),
    current: () => page.container.querySelector("[aria-current=step]")?.textContent,
  };
}

test("the form is asked for by portal, id and target element, once its script is there [AN-006]", async () => {
  const { created, slots, state } = await lead(["last"]);
  expect(created).toEqual([{ portalId: "77", formId: "last", target: "#lead", css: "" }]);
  expect(slots()[0]?.id).toBe("lead");
  expect(state()).toBe("ready");
});

test("an editor names form, portal and target; the portal is the brand's without one [AN-006]", () => {
  expect(buildView({})?.form).toMatchObject({ forms: ["7f3c2a10-team"], portalId: "1234567", target: "block-0-form" });
  expect(buildView({ portalId: "9", targetElement: "#quote form" })?.form).toMatchObject({
    portalId: "9",
    target: "quote-form",
  });
});

test.each([null, "", "a/b", "<b>"])("without a form's id, as with %j, there is no block", (formId) => {
  expect(renderHtml(hubspot, { ...oneStep, formId })).toBe("");
});

test("a brand that does not let HubSpot in has no form", () => {
  const brand = { ...testBrands.ace, vendors: { ...testBrands.ace.vendors, forms: null } };
  expect(renderHtml(hubspot, oneStep, { brand })).toBe("");
});

test("one form id, the brand's setting, has three steps with a dot for each; any other has one [BL-hubspot-001]", async () => {
  expect(buildView({ formId: "sample-lead-final" })?.form.forms).toEqual(["lead-1", "lead-2", "sample-lead-final"]);
  const one = await lead(["last"]);
  expect(one.progress()).toBeNull();
  cleanup();

  const three = await lead(["lead-1", "lead-2", "last"]);
  expect(three.progress()?.children).toHaveLength(3);
});

test("it begins at step 0, and the current step alone shows [BL-hubspot-002, BL-hubspot-003]", async () => {
  const { shown, current } = await lead(["lead-1", "lead-2", "last"]);
  expect(shown()).toEqual([0]);
  expect(current()).toBe("Step 1 of 3");
});

test("when the forms are ready the action of steps 0 and 1 is cleared, that of step 2 stays [BL-hubspot-004]", async () => {
  const { formAt, progress } = await lead(["lead-1", "lead-2", "last"]);
  expect([0, 1, 2].map((at) => formAt(at)?.getAttribute("action"))).toEqual(["", "", "https://forms.example/last"]);
  expect(progress()).not.toBeNull();
});

test("a submit below step 2 sends nothing, collects and goes up one, to the next field [BL-hubspot-005]", async () => {
  const { field, submit, shown, sent, current } = await lead(["lead-1", "lead-2", "last"]);
  fireEvent.input(field(0, "[name=email]") ?? document, { target: { value: "ana@example.org" } });
  await submit(0);

  expect([shown(), sent]).toEqual([[1], []]);
  expect(current()).toBe("Step 2 of 3");
  expect(document.activeElement).toBe(field(1, "select"));
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(shown()).toEqual([0]);
  expect(document.activeElement).toBe(field(0, "[name=email]"));
});

test("at step 2 what was collected is in the final form's fields of the same names, and its submit is the real one [BL-hubspot-006, BL-hubspot-007]", async () => {
  const reported: VisitorEvent[] = [];
  const stop = receiveEvents((event) => reported.push(event));
  const { field, submit, shown, sent, container } = await lead(["lead-1", "lead-2", "last"]);
  const listener = vi.fn();
  field(2, "[name=state]")?.addEventListener("change", listener);
  fireEvent.input(field(0, "[name=email]") ?? document, { target: { value: "ana@example.org" } });
  fireEvent.click(field(0, "[name=news]") ?? document);
  await submit(0);
  fireEvent.change(field(1, "select") ?? document, { target: { value: "Texas" } });
  await submit(1);

  expect(shown()).toEqual([2]);
  expect(listener).toHaveBeenCalledOnce();
  expect(reported).toEqual([]);
  await submit(2);
  expect(sent).toEqual([{ formId: "last", email: "ana@example.org", news: "yes", state: "Texas", message: "" }]);
  expect(reported).toEqual([
    { name: "form", form: "hubspot-3", state: "submit" },
    { name: "form", form: "hubspot-3", state: "success" },
  ]);
  expect(container.querySelector<HTMLElement>("[data-form]")?.dataset["form"]).toBe("hubspot-3");
  stop();
});

test("forms that stand in frames of HubSpot's give nothing to collect: the final one shows alone [BL-hubspot-002, BL-hubspot-007]", async () => {
  const { shown, progress } = await lead(["framed", "framed", "framed"]);
  expect([shown(), progress()]).toEqual([[2], null]);
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
});

test("adds no check of its own: an empty step goes up, as HubSpot's last form says what is missing [BL-hubspot-008]", async () => {
  const { submit, shown, container } = await lead(["lead-1", "lead-2", "last"]);
  await submit(0);
  await submit(1);
  expect(shown()).toEqual([2]);
  expect(container.querySelector("[aria-invalid], .cw-field-error")).toBeNull();
});

test("until the form is there, and without script, there is a way to a person", () => {
  const link = renderBody(hubspot, oneStep).querySelector("a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Get in touch", "/support/"]);
});
