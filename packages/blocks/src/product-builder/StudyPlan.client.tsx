"use client";

import { formatPrice, NO_OPTIONS, type Quote, type StudyPlanOption } from "@courseway/pricing";
import { STUDY_PLAN_TEXTS } from "@courseway/pricing/texts";
import { PlainButton, Select } from "@courseway/ui";
import { useStudyPlan } from "./use-study-plan.ts";
import type { StudyPlanData } from "./view.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly StudyPlan: Parameters<typeof StudyPlan>[0];
  }
}

/**
 * The choices of state, course and duration, and the product that they lead to. The pricing package contains the rules.
 * [SB-004, SB-005, SB-007, SB-008]
 */
export function StudyPlan({ data }: { readonly data: StudyPlanData }) {
  const { plan, actions, findQuote, findLink } = useStudyPlan(data);
  const { id, heading, look } = data;
  const { loading, state, selection, stateOptions, courseTypeOptions, durationOptions } = plan;
  const link = findLink(selection?.productId);
  const findProduct = (duration: string) =>
    plan.products.find((one) => one.state === state && one.courseType === plan.courseType && one.duration === duration);

  return (
    <div className="cw-study-plan" aria-busy={loading}>
      <h3 className="cw-heading" data-size="h4">
        {heading}
      </h3>
      <Select
        id={`${id}-state`}
        name={`${id}-state`}
        label="State"
        options={stateOptions}
        placeholder={loading ? "Loading your state" : state === null ? "Select a State" : ""}
        value={state ?? ""}
        onChange={({ currentTarget }) => actions.chooseState(currentTarget.value)}
      />
      <Select
        id={`${id}-course`}
        name={`${id}-course`}
        label="Course"
        options={courseTypeOptions}
        value={plan.courseType ?? NO_OPTIONS.value}
        disabled={plan.courseType === null}
        onChange={({ currentTarget }) => actions.chooseCourseType(currentTarget.value)}
      />
      <fieldset className="cw-study-durations">
        <legend className="cw-field-label">Duration</legend>
        {durationOptions.map((option) => (
          <Duration
            key={option.value}
            name={`${id}-duration`}
            option={option}
            quote={findQuote(findProduct(option.value)?.productId)}
            onChoose={() => actions.chooseDuration(option.value)}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        {link && selection ? (
          <PlainButton href={link} size={look?.size ?? "large"} ariaLabel={selection.buttonAriaLabel} fullWidth>
            {selection.buttonText}
          </PlainButton>
        ) : null}
      </div>
      <p>{STUDY_PLAN_TEXTS.charge}</p>
      <p className="cw-small-print">{STUDY_PLAN_TEXTS.guarantee}</p>
    </div>
  );
}

interface DurationProps {
  readonly name: string;
  readonly option: StudyPlanOption;
  readonly quote: Quote | null;
  readonly onChoose: () => void;
}

/**
 * One duration with its price. The second duration has a badge. If there is nothing to choose, the label says so.
 * [SB-010, SB-013]
 */
function Duration({ name, option, quote, onChoose }: DurationProps) {
  const { label, value, selected, mostPopular } = option;
  return (
    <label className="cw-study-duration">
      <input
        type="radio"
        name={name}
        value={value}
        checked={selected}
        disabled={value === NO_OPTIONS.value}
        onChange={onChoose}
      />
      <span>{label}</span>{" "}
      {mostPopular ? (
        <span className="cw-badge" data-tone="accent">
          {STUDY_PLAN_TEXTS.mostPopular}
        </span>
      ) : null}{" "}
      {quote ? (
        <span className="cw-study-price">
          {quote.maxPrice > quote.discountPrice ? (
            <s>
              <span className="cw-visually-hidden">was </span>
              {formatPrice(quote.maxPrice)}
            </s>
          ) : null}{" "}
          <b>{formatPrice(quote.discountPrice)}</b>
        </span>
      ) : null}
    </label>
  );
}
