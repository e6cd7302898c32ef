import {
  chooseCourseType,
  chooseDuration,
  chooseStudyState,
  createStudyPlan,
  type Quote,
  type StudyPlan,
} from "@courseway/pricing";
import { useLocatedState } from "@courseway/visitor/react";
import { useState } from "react";
import type { QuoteRequest } from "../define-block.ts";
import { useQuotes } from "../offer/use-quotes.ts";
import type { StudyPlanData } from "./view.ts";

/** A visitor's choices. */
export interface StudyPlanActions {
  readonly chooseState: (state: string) => void;
  readonly chooseCourseType: (courseType: string) => void;
  readonly chooseDuration: (duration: string) => void;
}

const NO_REQUESTS: readonly QuoteRequest[] = [];
const NO_QUOTES: readonly (Quote | null)[] = [];

/**
 * The current plan. Its state is the visitor's, from cookie or lookup, until they choose another. Its prices are
 * requested when the state is known and after each later coupon. [SB-004, SB-005, SB-006, SB-009, LOC-001]
 */
export function useStudyPlan({ rows, states }: StudyPlanData) {
  const { state: located, isLoading } = useLocatedState();
  const [plan, setPlan] = useState<StudyPlan>(() => createStudyPlan(rows));
  const [isChosen, setChosen] = useState(false);
  const found = states.find(({ code }) => code !== null && code === located)?.state ?? null;
  const isSettled = isChosen || isLoading || (!plan.loading && plan.state === found);
  if (!isSettled) setPlan(chooseStudyState(plan, found));

  const sold = states.find(({ state }) => state === plan.state);
  const quotes = useQuotes(sold?.requests ?? NO_REQUESTS, sold?.quotes ?? NO_QUOTES);
  const productAt = (productId: string | undefined) =>
    sold?.products.findIndex((one) => one.productId === productId) ?? -1;
  const actions: StudyPlanActions = {
    chooseState: (state) => {
      setChosen(true);
      setPlan(chooseStudyState(plan, state));
    },
    chooseCourseType: (courseType) => setPlan(chooseCourseType(plan, courseType)),
    chooseDuration: (duration) => setPlan(chooseDuration(plan, duration)),
  };
  return {
    plan,
    actions,
    findQuote: (productId: string | undefined): Quote | null => quotes[productAt(productId)] ?? null,
    findLink: (productId: string | undefined): string | null => sold?.products[productAt(productId)]?.link ?? null,
  };
}
