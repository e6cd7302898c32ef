import {
  chooseDelivery,
  createBundle,
  repriceBundle,
  toggleProduct,
  toggleState,
  type BundleState,
  type Delivery,
} from "@courseway/pricing";
import { useEffect, useState } from "react";
import { useQuotes } from "../offer/use-quotes.ts";
import type { BuilderData } from "./view.ts";

/** The changes that a visitor can make to the bundle. */
export interface BundleActions {
  readonly toggleState: (state: string) => void;
  readonly chooseDelivery: (delivery: Delivery) => void;
  readonly toggleProduct: (productId: string) => void;
}

/**
 * The current bundle and its actions. A visitor's coupon updates the prices and keeps the choice. When the visitor
 * returns to the tab, the bundle starts over.
 * [BB-016, CP-026]
 */
export function useBundle({ cards, requests, quotes: first }: BuilderData): readonly [BundleState, BundleActions] {
  const quotes = useQuotes(requests, first);
  const [bundle, setBundle] = useState(() => createBundle({ cards, quotes: first }));
  if (bundle.catalog.quotes !== quotes) setBundle(repriceBundle(bundle, quotes));
  useEffect(() => {
    const reset = () => setBundle(({ catalog }) => createBundle(catalog));
    const whenBack = () => document.visibilityState === "visible" && reset();
    const whenRestored = ({ persisted }: PageTransitionEvent) => persisted && reset();
    document.addEventListener("visibilitychange", whenBack);
    addEventListener("pageshow", whenRestored);
    return () => {
      document.removeEventListener("visibilitychange", whenBack);
      removeEventListener("pageshow", whenRestored);
    };
  }, []);
  return [
    bundle,
    {
      toggleState: (state) => setBundle((now) => toggleState(now, state)),
      chooseDelivery: (delivery) => setBundle((now) => chooseDelivery(now, delivery)),
      toggleProduct: (productId) => setBundle((now) => toggleProduct(now, productId)),
    },
  ];
}
