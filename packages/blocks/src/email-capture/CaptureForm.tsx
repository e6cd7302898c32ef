import { FormField, PlainButton, throwConfetti } from "@courseway/ui";
import { rememberEmailedCoupon } from "@courseway/visitor";
import { emitEvent, type EventFields } from "@courseway/visitor/events";
import { useVisitorStore } from "@courseway/visitor/react";
import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from "react";
import { scrollToOffer } from "../offer/scroll-to-offer.ts";
import { HiddenFields } from "../shared/form/HiddenFields.tsx";
import { type FormPosition, type SendForm, sendForm, SUBSCRIBE_PATH } from "../shared/form/send-form.ts";
import type { CaptureOffer } from "./capture-offer.ts";
import { INVALID_EMAIL, validateCapture } from "./rules.ts";
import type { Capture } from "./use-capture.ts";

export interface CaptureFormProps {
  readonly offer: CaptureOffer;
  readonly capture: Capture;
  /** The path of the form's page. With it and the position, the host itself finds the mailing list. */
  readonly path: string;
  readonly position: FormPosition;
  /** The content above the form. */
  readonly before: ReactNode;
  /** The content for a visitor who subscribed; null if editors set none. */
  readonly after: ReactNode;
  /** Sends the form; by default to the page's own host. */
  readonly send?: SendForm | undefined;
}

/** Subscribes to nothing: once JavaScript runs, it keeps running. */
const unchanging = () => () => {};

const toText = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

/** The focused button is gone, so the outcome takes the focus, without scrolling: the page itself scrolls elsewhere. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * The form of an email capture, and the outcome that replaces it. A sign-up applies the coupon to the page, scrolls to
 * what the coupon is for, and shows confetti. A failed sign-up leaves the form as it was, without a message.
 * [EC-013, EC-014, EC-015, EC-016, EC-017, EC-019, EC-020, EC-021, EC-022, EC-026, EC-028, EC-030, EC-031]
 */
export function CaptureForm(props: CaptureFormProps) {
  const { offer, capture, path, position, before, after, send = sendForm } = props;
  const store = useVisitorStore();
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Without JavaScript the browser's own validation must run; with it, ours does.
  const scripted = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const form = `emailCapture-${position}`;
  const emitState = (state: EventFields["form"]["state"]) => emitEvent({ name: "form", form, state });

  const applyCoupon = async () => {
    if (!store) return;
    // Sets the page's clock to the current time.
    store.refresh();
    const { now } = store.getSnapshot();
    const { coupon, countdownDays } = offer;
    await rememberEmailedCoupon(store, coupon, { now, countdownDays });
    setSent(true);
    capture.take(now);
    scrollToOffer();
    void throwConfetti();
  };

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const fields = { email: toText(data.get("email")), website: toText(data.get("website")) };
    const { email: wrong = null } = validateCapture(fields);
    setError(wrong);
    if (wrong) {
      element.querySelector<HTMLInputElement>('[name="email"]')?.focus();
      return;
    }
    setSending(true);
    emitState("submit");
    const answer = await send({ path, index: position, fields });
    setSending(false);
    emitState(answer.ok ? "success" : "failure");
    if (answer.ok) await applyCoupon();
    else if (answer.errors?.email) setError(INVALID_EMAIL);
  };

  if (capture.status !== "open")
    return (
      <div className="cw-capture-outcome" role="status" tabIndex={-1} ref={isSent ? takeFocus : undefined}>
        {capture.status === "applied" ? (after ?? <p className="cw-capture-applied">Coupon Applied!</p>) : null}
        {capture.urgency === null ? null : <p className="cw-capture-urgency">{capture.urgency}</p>}
      </div>
    );

  return (
    <>
      {before}
      <form
        className="cw-capture-form"
        method="post"
        action={SUBSCRIBE_PATH}
        data-form={form}
        noValidate={scripted}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <HiddenFields path={path} index={position} />
        <FormField
          id={`block-${position}-capture`}
          name="email"
          type="email"
          label="Email Address"
          required
          maxLength={254}
          error={error}
        />
        <PlainButton {...offer.look} type="submit" pending={isSending}>
          {offer.buttonLabel}
        </PlainButton>
      </form>
    </>
  );
}
