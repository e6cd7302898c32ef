import type { BundleState } from "@courseway/pricing";
import { BUNDLE_TEXTS } from "@courseway/pricing/texts";
import { ModalDialog } from "@courseway/ui";
import { useEffect, useRef, useState } from "react";

const STATES = new Intl.ListFormat("en-US");

interface RegulatorWarningProps {
  readonly bundle: Pick<BundleState, "products" | "regulatorWarnings">;
}

/**
 * A warning that opens when a course of a state with several regulators is added, and names the states. Escape, X and a
 * click elsewhere close it. [BB-007, BB-008, BB-015]
 */
export function RegulatorWarning({ bundle: { regulatorWarnings: productIds, products } }: RegulatorWarningProps) {
  const [isOpen, setOpen] = useState(false);
  const warned = useRef<readonly string[]>([]);
  useEffect(() => {
    if (productIds.some((productId) => !warned.current.includes(productId))) setOpen(true);
    warned.current = productIds;
  }, [productIds]);
  if (!isOpen) return null;
  const warnedProducts = products.filter(({ productData }) => productIds.includes(productData.productId));
  const states = [...new Set(warnedProducts.map(({ entryState }) => entryState))];
  return (
    <ModalDialog title={BUNDLE_TEXTS.regulatorWarning} onClose={() => setOpen(false)}>
      <p>
        <strong>{STATES.format(states)}:</strong> {BUNDLE_TEXTS.regulatorNote}
      </p>
    </ModalDialog>
  );
}
