import { BUNDLE_TEXTS } from "@courseway/pricing/texts";
import { ModalDialog } from "@courseway/ui";
import { useEffect, useRef, useState } from "react";

/** Opens when a course of a state with several regulators is added; Escape, X and a click elsewhere close it. [BB-007, BB-008, BB-015] */
export function RegulatorWarning({ productIds }: { readonly productIds: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const warned = useRef<readonly string[]>([]);
  useEffect(() => {
    if (productIds.some((productId) => !warned.current.includes(productId))) setOpen(true);
    warned.current = productIds;
  }, [productIds]);
  if (!isOpen) return null;
  return (
    <ModalDialog title={BUNDLE_TEXTS.regulatorWarning} onClose={() => setOpen(false)}>
      <p>{BUNDLE_TEXTS.regulatorNote}</p>
    </ModalDialog>
  );
}
