"use client";

import type { CaptureOffer } from "@courseway/blocks";
import { CaptureForm as Form, useCapture } from "@courseway/blocks/email-capture";
import { type ReactNode, useRef } from "react";
import { CAPTURE_TAKEN } from "./EmailCapture.plain.ts";

export interface CaptureFormProps {
  readonly offer: CaptureOffer;
  readonly path: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** The form of the email offer, or its result. After a sign-up it dispatches `CAPTURE_TAKEN` for the banner around it. */
export function CaptureForm({ offer, ...form }: CaptureFormProps) {
  const slot = useRef<HTMLDivElement>(null);
  const capture = useCapture(offer);
  const take = (now: number): void => {
    capture.take(now);
    slot.current?.dispatchEvent(new CustomEvent(CAPTURE_TAKEN, { detail: now, bubbles: true }));
  };
  return (
    <div ref={slot} className="cw-capture-content">
      <Form {...form} offer={offer} capture={{ ...capture, take }} position="banner" />
    </div>
  );
}
