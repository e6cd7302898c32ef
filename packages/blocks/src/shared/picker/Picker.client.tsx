"use client";

import { PlainButton, Select } from "@courseway/ui";
import { chooseState } from "@courseway/visitor";
import { useLocatedState, useVisitorStore } from "@courseway/visitor/react";
import { useState, type MouseEvent, type ReactNode } from "react";
import { useEarlyChoice } from "../early-choice.ts";
import type { PickerData, PickerProduct } from "./build-picker.ts";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly Picker: PickerProps;
  }
}

export interface PickerProps extends PickerData {
  /** Begins the names of its controls: nobody is sent the choices, but controls of a page are told apart by their names. */
  readonly id: string;
  /** The arrow of the button, drawn by the server so that no icon set comes along. */
  readonly arrow: ReactNode;
}

/**
 * Two selects and a button that follows them. The visitor's own state is chosen at first, and a choice goes to the
 * location cookie. Until a product is chosen the button has its own link, or has the browser say that a state is missing.
 * [BL-productPicker-003, BL-productPicker-004, BL-productPicker-005, BL-productPicker-008, BL-productPicker-009,
 * BL-productPicker-010, LOC-001, LOC-002]
 */
export function Picker({ id, stateLabel, productLabel, states, cta, arrow }: PickerProps) {
  const store = useVisitorStore();
  const { state: located, isLoading } = useLocatedState();
  const [chosen, setChosen] = useState<string | null>(null);
  const [index, setIndex] = useState(0);
  const isWaiting = isLoading && chosen === null;
  const state = states.find(({ name, code }) =>
    chosen === null ? code === located && code !== null : name === chosen,
  );
  const product = state?.products[index] ?? state?.products[0];

  const choose = (name: string) => {
    setChosen(name);
    setIndex(0);
    const code = states.find((one) => one.name === name)?.code;
    if (store && code) void chooseState(store, code);
  };
  const choices = useEarlyChoice(choose);

  return (
    <div ref={choices} className="cw-picker-choices" data-full={cta.fullWidth}>
      <Select
        id={`${id}-state`}
        name={`${id}-state`}
        label={stateLabel}
        placeholder={isWaiting ? "Loading your state" : "Select a State"}
        options={states.map(({ name }) => ({ value: name, label: name }))}
        value={state?.name ?? ""}
        required
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Select
        id={`${id}-product`}
        name={`${id}-product`}
        label={productLabel}
        options={state?.products.map(({ name }, at) => ({ value: String(at), label: name })) ?? NO_PRODUCTS}
        value={state && product ? String(state.products.indexOf(product)) : ""}
        disabled={!state}
        onChange={({ currentTarget }) => setIndex(currentTarget.selectedIndex)}
      />
      <PickerButton cta={cta} product={product} arrow={arrow} />
    </div>
  );
}

const NO_PRODUCTS = [{ value: "", label: "Select a Product" }];

type PickerButtonProps = Pick<PickerProps, "cta" | "arrow"> & { readonly product: PickerProduct | undefined };

const askForState = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.parentElement?.querySelector("select")?.reportValidity();

/** Without a link it asks for a state. */
function PickerButton({ cta, product, arrow }: PickerButtonProps) {
  const label = product?.ctaOverride ?? cta.label;
  const spoken = product?.ctaOverride ? null : cta.look?.ariaLabel;
  const name = spoken ?? label;
  const target = product ?? cta.own;
  return (
    <PlainButton
      {...(target ?? { onClick: askForState })}
      style={cta.style}
      size={cta.look?.size}
      fullWidth={cta.fullWidth}
      noopener={cta.noopener}
      drawing={arrow}
      ariaLabel={product && !name.includes(product.name) ? `${name}: ${product.name}` : spoken}
    >
      {label}
    </PlainButton>
  );
}
