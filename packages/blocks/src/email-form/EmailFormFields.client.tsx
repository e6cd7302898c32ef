"use client";

import { FormField, PlainButton } from "@courseway/ui";
import { emitEvent, type EventFields } from "@courseway/visitor/events";
import { useState, useSyncExternalStore, type FormEvent } from "react";
import type { FormFields as Typed } from "../define-block.ts";
import { HiddenFields } from "../shared/form/HiddenFields.tsx";
import { type SendForm, sendForm, SUBSCRIBE_PATH } from "../shared/form/send-form.ts";
import type { EmailFormField } from "./rules/fields.ts";
import { EMAIL_FORM_FAILURE, EMAIL_FORM_LABELS, EMAIL_FORM_THANKS, EMAIL_FORM_WHERE } from "./rules/texts.ts";
import { validateEmailForm, type EmailFormErrors } from "./rules/validate.ts";
import type { EmailFormFieldsView } from "./view.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly EmailFormFields: EmailFormFieldsProps;
  }
}

export interface EmailFormFieldsProps extends EmailFormFieldsView {
  /** Sends the form; by default to the page's own host. */
  readonly send?: SendForm;
}

type State = "idle" | "invalid" | "sending" | "submitted" | "failed";

const INPUTS: Readonly<
  Record<EmailFormField, { readonly type: "text" | "email" | "tel"; readonly autoComplete: string }>
> = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  parentEmail: { type: "email", autoComplete: "off" },
  phone: { type: "tel", autoComplete: "tel" },
};

function read(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const typed = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: typed("name"),
    email: typed("email"),
    parentEmail: typed("parentEmail"),
    phone: typed("phone"),
    website: typed("website"),
  };
}

/** The focused button is gone, so the element that the visitor waits for takes the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Subscribes to nothing: once JavaScript runs, it keeps running. */
const unchanging = () => () => {};

/**
 * The form itself. Without JavaScript it is a plain form; with it, the page validates and sends it in place.
 * [BL-emailForm-004]
 */
export function EmailFormFields({
  rules,
  fields,
  compact,
  submitLabel,
  submitStyle,
  look,
  path,
  index,
  send = sendForm,
}: EmailFormFieldsProps) {
  const [state, setState] = useState<State>("idle");
  const [touched, touch] = useState<ReadonlySet<EmailFormField>>(new Set());
  const [errors, setErrors] = useState<EmailFormErrors>({});
  // Without JavaScript the browser's own validation must run; with it, ours does.
  const scripted = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

  const form = `emailForm-${index}`;
  const emitState = (outcome: EventFields["form"]["state"]) => emitEvent({ name: "form", form, state: outcome });
  const check = (input: HTMLInputElement) => input.form && setErrors(validateEmailForm(rules, read(input.form)));
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const typed = read(currentTarget);
    const wrong = validateEmailForm(rules, typed);
    touch(new Set(fields));
    setErrors(wrong);
    const first = fields.find((field) => wrong[field]);
    if (first) {
      setState("invalid");
      currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState("sending");
    emitState("submit");
    const answer = await send({ path, index, fields: typed });
    setErrors(answer.errors ?? {});
    setState(answer.ok ? "submitted" : "failed");
    emitState(answer.ok ? "success" : "failure");
  };

  if (state === "submitted")
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="cw-form-thanks">
        {EMAIL_FORM_THANKS}
        {rules.hideEmailField || <p>{EMAIL_FORM_WHERE}</p>}
      </div>
    );
  return (
    <form
      className="cw-email-form-fields"
      method="post"
      action={SUBSCRIBE_PATH}
      data-compact={compact}
      data-form={form}
      data-invalid={state === "invalid" || undefined}
      noValidate={scripted}
      onSubmit={(event) => void onSubmit(event)}
    >
      <HiddenFields path={path} index={index} />
      {fields.map((field) => (
        <FormField
          key={field}
          id={`block-${index}-${field}`}
          name={field}
          label={EMAIL_FORM_LABELS[field]}
          {...INPUTS[field]}
          required={field === "email" || (field === "phone" && rules.hideEmailField)}
          maxLength={254}
          error={touched.has(field) ? errors[field] : null}
          onChange={(event) => check(event.currentTarget)}
          onBlur={(event) => {
            check(event.currentTarget);
            touch(new Set(touched).add(field));
          }}
        />
      ))}
      <PlainButton type="submit" style={submitStyle} {...look} pending={state === "sending"} fullWidth={!compact}>
        {submitLabel}
      </PlainButton>
      <p role="alert" className="cw-form-failure">
        {state === "failed" ? EMAIL_FORM_FAILURE : null}
      </p>
    </form>
  );
}
