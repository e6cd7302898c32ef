"use client";

import { AMBASSADOR_TEXTS, isAmbassadorEmail } from "@courseway/brand/rules";
import { FormField, PlainButton } from "@courseway/ui";
import { emitEvent, type EventFields } from "@courseway/visitor/events";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { becomeAmbassador, type BecomeAmbassador } from "./become-ambassador.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly SignUp: SignUpProps;
  }
}

export interface SignUpProps {
  /** The id of the surrounding dialog, and the prefix of the form's own ids. */
  readonly id: string;
  /** The form's name in analytics. */
  readonly form: string;
  /** Requests the link; by default from the page's own host. */
  readonly become?: BecomeAmbassador;
}

type State =
  | { readonly kind: "asking"; readonly error: string | null; readonly failure: string | null }
  | { readonly kind: "sending" }
  | { readonly kind: "done"; readonly url: string };

const START: State = { kind: "asking", error: null, failure: null };

const typed = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/**
 * Both steps of the sign-up: the email address, then the link. Closing the dialog returns to the first step.
 * [MD-005, MD-006, MD-007]
 */
export function SignUp({ id, form, become = becomeAmbassador }: SignUpProps) {
  const [state, setState] = useState(START);
  const slot = useRef<HTMLDivElement>(null);
  // A response that arrives after the dialog was closed is ignored.
  const visit = useRef(0);
  useEffect(() => {
    const dialog = slot.current?.closest("dialog");
    const follow = () => {
      visit.current += 1;
      setState(START);
      slot.current?.querySelector("form")?.reset();
    };
    dialog?.addEventListener("close", follow);
    return () => dialog?.removeEventListener("close", follow);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const data = new FormData(element);
    const email = typed(data, "email");
    if (!isAmbassadorEmail(email)) {
      setState({ kind: "asking", error: AMBASSADOR_TEXTS.invalid, failure: null });
      element.querySelector<HTMLInputElement>("[type=email]")?.focus();
      return;
    }
    const emitState = (outcome: EventFields["form"]["state"]) => emitEvent({ name: "form", form, state: outcome });
    const visitAtSubmit = visit.current;
    setState({ kind: "sending" });
    emitState("submit");
    const outcome = await become({ email, website: typed(data, "website") });
    emitState("url" in outcome ? "success" : "failure");
    if (visitAtSubmit !== visit.current) return;
    setState(
      "url" in outcome ? { kind: "done", url: outcome.url } : { kind: "asking", error: null, failure: outcome.message },
    );
  };

  return (
    <div ref={slot} className="cw-sign-up" data-step={state.kind === "done" ? 2 : 1}>
      {state.kind === "done" ? (
        <ShareLink url={state.url} id={id} />
      ) : (
        <form data-form={form} noValidate onSubmit={(event) => void submit(event)}>
          <p>Enter your email to join our ambassador program.</p>
          <div className="cw-trap" aria-hidden="true">
            <label htmlFor={`${id}-website`}>Leave this empty</label>
            <input id={`${id}-website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <FormField
            id={`${id}-email`}
            name="email"
            type="email"
            label="Email Address"
            required
            maxLength={254}
            error={state.kind === "asking" ? state.error : null}
          />
          <PlainButton type="submit" pending={state.kind === "sending"} fullWidth>
            Get my link
          </PlainButton>
          <p role="alert" className="cw-form-failure">
            {state.kind === "asking" ? state.failure : null}
          </p>
        </form>
      )}
    </div>
  );
}

/** The focused button is gone, so the element that the visitor waits for takes the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The referral link, to copy or to open. [MD-006] */
function ShareLink({ url, id }: { readonly url: string; readonly id: string }) {
  const [message, setMessage] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage("Copied. Paste it wherever your friends are.");
    } catch {
      setMessage("Your browser did not let us copy it. Select the link and copy it yourself.");
    }
  };
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} id={`${id}-share`}>
        Start sharing your link below
      </p>
      <a className="cw-sign-up-link" href={url} target="_blank" rel="noopener">
        {url}
      </a>
      <PlainButton onClick={() => void copy()} fullWidth>
        Copy my link
      </PlainButton>
      <p role="status" className="cw-sign-up-said">
        {message}
      </p>
    </>
  );
}
