"use client";

import { saleActive } from "@courseway/coupons/emailed";
import type { TimeWindow } from "@courseway/coupons";
import { Heading } from "@courseway/ui";
import { useAlarm, useVisitor } from "@courseway/visitor/react";
import { type ReactNode, useCallback } from "react";
import type { SendForm } from "../shared/form/send-form.ts";
import type { CaptureOffer } from "./capture-offer.ts";
import { CaptureForm } from "./CaptureForm.tsx";
import { useCapture } from "./use-capture.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly CaptureCard: CaptureCardProps;
  }
}

export interface CaptureCardProps {
  readonly offer: CaptureOffer;
  /** While this sale runs, the form does not show. */
  readonly sale: TimeWindow;
  readonly path: string;
  readonly index: number;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly send?: SendForm;
}

const NO_PROMO = { visible: false, nextChange: null };

/**
 * The form within the page. It does not show to visitors whom an ambassador sent, nor during a sale.
 * [BL-emailCapture-001, EC-007, EC-009]
 */
export function CaptureCard({ offer, sale, index, ...form }: CaptureCardProps) {
  const capture = useCapture(offer);
  const isAmbassador = useVisitor(({ ambassador }) => ambassador !== null);
  const now = useVisitor((visitor) => visitor.now);
  useAlarm(useCallback((time: number) => saleActive(sale, NO_PROMO, time).nextChange, [sale]));
  if (isAmbassador || saleActive(sale, NO_PROMO, now).visible) return null;
  return (
    <div className="cw-capture-card" data-ground="plain">
      <Heading level={2} size="h3">
        {offer.title}
      </Heading>
      <CaptureForm {...form} offer={offer} capture={capture} position={index} />
    </div>
  );
}
