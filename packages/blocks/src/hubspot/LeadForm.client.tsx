"use client";

import { PlainButton } from "@courseway/ui";
import { emitEvent } from "@courseway/visitor/events";
import { type ReactNode, useCallback, useRef, useState } from "react";
import type { MountVendor } from "../shared/vendor/use-vendor.ts";
import { VendorPart } from "../shared/vendor/VendorPart.tsx";
import { collected, copyInto, type FormValues } from "./form-values.ts";
import type { LeadFormView } from "./view.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly LeadForm: LeadFormProps;
  }
}

/** The options with which HubSpot's script creates a form. */
interface FormRequest {
  readonly portalId: string;
  readonly formId: string;
  /** The CSS selector of the element for the form. */
  readonly target: string;
  /** Empty: the form is in the page, not in a frame, and without HubSpot's own styles. */
  readonly css: "";
  readonly onFormReady: () => void;
  readonly onFormSubmit: () => void;
  readonly onFormSubmitted: () => void;
}

declare global {
  interface Window {
    /** Set by HubSpot's script. */
    hbspt?: { readonly forms: { readonly create: (request: FormRequest) => void } };
  }
}

export interface LeadFormProps extends LeadFormView {
  readonly children: ReactNode;
}

/** One form, or three forms of which only the current one shows. [BL-hubspot-001, BL-hubspot-002, BL-hubspot-003] */
export function LeadForm({ forms, portalId, target, script, name, children }: LeadFormProps) {
  const [step, setStep] = useState(0);
  const [isAlone, setAlone] = useState(forms.length === 1);
  const box = useRef<HTMLElement | null>(null);
  const values = useRef<FormValues>(new Map());
  const last = forms.length - 1;

  const show = useCallback((at: number) => {
    const slots = [...(box.current?.children ?? [])];
    for (const [index, slot] of slots.entries()) slot.toggleAttribute("hidden", index !== at);
    setStep(at);
  }, []);

  const mount = useCallback<MountVendor>(
    (slot, ready) => {
      box.current = slot;
      slot.replaceChildren(...forms.map((_, at) => createSlot(target, at)));
      show(0);
      let left = forms.length;
      for (const [at, formId] of forms.entries()) {
        window.hbspt?.forms.create({
          portalId,
          formId,
          target: `#${CSS.escape(toSlotId(target, at))}`,
          css: "",
          onFormReady: () => {
            // A step is not a submission, so its form's address is removed. [BL-hubspot-004]
            if (at < last) formAt(slot, at)?.setAttribute("action", "");
            left -= 1;
            if (left > 0) return;
            // The values of a form in the vendor's frame cannot be read; then only the final form shows. [OQ-44]
            const isFramed = forms.some((_, one) => formAt(slot, one) === null);
            setAlone(isFramed || last === 0);
            if (isFramed) show(last);
            ready();
          },
          onFormSubmit: () => emitState(name, "submit"),
          onFormSubmitted: () => emitState(name, "success"),
        });
      }
      // Runs before HubSpot's own listeners, which would send the step. [BL-hubspot-005, BL-hubspot-007]
      const onSubmit = (event: Event) => {
        const at = [...slot.children].findIndex((one) => event.target instanceof Node && one.contains(event.target));
        if (at < 0 || at >= last || !(event.target instanceof HTMLFormElement)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        values.current = collected(values.current, event.target);
        const next = formAt(slot, at + 1);
        if (at + 1 === last && next) copyInto(next, values.current);
        show(at + 1);
        firstField(next)?.focus();
      };
      slot.addEventListener("submit", onSubmit, true);
      return () => {
        slot.removeEventListener("submit", onSubmit, true);
        slot.replaceChildren();
      };
    },
    [forms, last, name, portalId, show, target],
  );

  // The first step has no Back button that could keep the focus, so the first field takes it.
  const goBack = () => {
    show(step - 1);
    if (box.current) firstField(formAt(box.current, step - 1))?.focus();
  };

  return (
    <div className="cw-lead" data-form={name} data-step={step}>
      {!isAlone && <Progress step={step} count={forms.length} />}
      <VendorPart name="HubSpot" height={320} script={script} mount={mount} slot={{ className: "cw-lead-forms" }}>
        {children}
      </VendorPart>
      {!isAlone && step > 0 && (
        <PlainButton style="tertiary" onClick={goBack}>
          Back
        </PlainButton>
      )}
    </div>
  );
}

const emitState = (form: string, state: "submit" | "success") => emitEvent({ name: "form", form, state });

const toSlotId = (target: string, at: number): string => (at === 0 ? target : `${target}-${at + 1}`);

const formAt = (slot: Element, at: number) => slot.children[at]?.querySelector("form") ?? null;

function createSlot(target: string, at: number): HTMLElement {
  const slot = document.createElement("div");
  slot.id = toSlotId(target, at);
  return slot;
}

/** The first field that a visitor can fill in. */
const firstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea") ?? null;

/** A dot for each step. [BL-hubspot-001, BL-hubspot-004, OQ-44] */
function Progress({ step, count }: { readonly step: number; readonly count: number }) {
  return (
    <ol className="cw-lead-progress" aria-label="Steps of the form">
      {Array.from({ length: count }, (_, at) => (
        <li
          key={at}
          aria-current={at === step ? "step" : undefined}
          data-state={at < step ? "done" : at === step ? "current" : "ahead"}
        >
          <span className="cw-visually-hidden">
            Step {at + 1} of {count}
          </span>
        </li>
      ))}
    </ol>
  );
}
