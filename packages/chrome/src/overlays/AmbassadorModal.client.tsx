"use client";

import { scrollToOffer } from "@courseway/blocks/offer";
import { ModalDialog, PlainButton } from "@courseway/ui";
import { useVisitor } from "@courseway/visitor/react";
import { useState } from "react";

export interface AmbassadorModalProps {
  /** The value of `campaignid` of an ambassador's visitors. [MD-001] */
  readonly campaignId: string;
  readonly discountPercent: number;
}

/** The home page's modal that tells an ambassador's visitor about the discount. [MD-001, MD-002, MD-003, MD-004, RT-040] */
export function AmbassadorModal({ campaignId, discountPercent }: AmbassadorModalProps) {
  const isTheirs = useVisitor(({ ambassador }) => ambassador === campaignId);
  const [isClosed, setClosed] = useState(false);
  if (!isTheirs || isClosed) return null;
  return (
    <ModalDialog
      className="cw-ambassador"
      title={`Your friend got you ${discountPercent}% off`}
      onClose={() => setClosed(true)}
      actions={<PlainButton onClick={scrollToOffer}>Select Course</PlainButton>}
    >
      <p>
        Welcome! Because one of our students sent you, we&rsquo;ll take {discountPercent}% off your course at checkout.
        Pick the course you need, and the discount comes along.
      </p>
    </ModalDialog>
  );
}
