import { linkAttributes } from "@courseway/ui";
import { chooseState } from "@courseway/visitor";
import { type Follow, findHiddenPart } from "../../shared/island/plain-island.client.tsx";
import type { PickerCta, PickerData, PickerProduct, PickerState } from "./build-picker.ts";

/** The browser's data for the choices, as JSON. */
export type PickerChoices = Pick<PickerData, "states"> & {
  readonly cta: Pick<PickerCta, "label" | "noopener" | "look">;
};

/** The label of the empty state option: in the server's HTML, and until the lookup of the visitor's own state ends. */
export const LOADING_STATE = "Loading your state";
const SELECT_STATE = "Select a State";

/** The button of a chosen product: a link with the style and the icon of the picker's own button. */
function createLink(pickerButton: Element, product: PickerProduct, cta: PickerChoices["cta"]): HTMLAnchorElement {
  const link = document.createElement("a");
  for (const { name, value } of pickerButton.attributes)
    if (name === "class" || name.startsWith("data-")) link.setAttribute(name, value);
  const attributes = { href: product.href, ...linkAttributes({ ...product, noopener: cta.noopener }) };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(...[...pickerButton.childNodes].map((node) => node.cloneNode(true)));
  const label = product.ctaOverride ?? cta.label;
  const text = link.querySelector(".cw-button-label");
  if (text) text.textContent = label;
  const ariaLabel = product.ctaOverride ? null : cta.look?.ariaLabel;
  const name = ariaLabel ?? label;
  const fullName = name.includes(product.name) ? ariaLabel : `${name}: ${product.name}`;
  if (fullName) link.setAttribute("aria-label", fullName);
  return link;
}

/** Replaces an element. If it had the focus, the new element gets it. */
function replace(before: HTMLElement, after: HTMLElement): void {
  if (before === after) return;
  const hadFocus = document.activeElement === before;
  before.replaceWith(after);
  if (hadFocus) after.focus({ preventScroll: true });
}

/**
 * Runs two selects and a button that follows them. The visitor's own state is selected first, and a chosen state goes
 * to the location cookie. Until a product is chosen, the button has its own link, or makes the browser report that a
 * state is missing. [BL-productPicker-003, BL-productPicker-004, BL-productPicker-005, BL-productPicker-008,
 * BL-productPicker-009, BL-productPicker-010, LOC-001, LOC-002]
 */
export const followPicker: Follow<PickerChoices> = (island, { states, cta }, store) => {
  const [stateSelect, productSelect] = island.querySelectorAll("select");
  const pickerButton = island.querySelector<HTMLElement>(".cw-button");
  const noState = stateSelect?.options[0];
  if (!stateSelect || !productSelect || !pickerButton || !noState) return () => {};
  const noProducts = [...productSelect.options];
  const price = island.querySelector(".cw-picker-price");
  const lowest = [...(price?.childNodes ?? [])];

  let chosen: string | null = null;
  let isLocating = true;
  let shown: PickerState | undefined;
  let button = pickerButton;

  const drawProduct = (): void => {
    const product = shown?.products[productSelect.selectedIndex];
    drawPrice(product);
    const after = product === undefined ? pickerButton : createLink(pickerButton, product, cta);
    replace(button, after);
    button = after;
  };
  const drawPrice = (product: PickerProduct | undefined): void => {
    const part = product?.price === undefined ? null : findHiddenPart(island, product.price);
    price?.replaceChildren(...(product === undefined ? lowest : part ? [part] : []));
  };
  const draw = (): void => {
    const located = store.getSnapshot().state;
    noState.textContent = isLocating && located === null && chosen === null ? LOADING_STATE : SELECT_STATE;
    const state = states.find(({ name, code }) =>
      chosen === null ? code !== null && code === located : name === chosen,
    );
    stateSelect.value = state?.name ?? "";
    if (state === shown) return;
    shown = state;
    productSelect.replaceChildren(
      ...(state?.products.map(({ name }, index) => new Option(name, String(index))) ?? noProducts),
    );
    productSelect.selectedIndex = 0;
    productSelect.disabled = state === undefined;
    drawProduct();
  };
  const choose = (name: string): void => {
    // A choice made before this script ran is dispatched again.
    if (name === chosen) return;
    chosen = name;
    draw();
    const code = states.find((state) => state.name === name)?.code;
    if (code) void chooseState(store, code);
  };

  const onState = (): void => choose(stateSelect.value);
  const askForState = (): void => {
    if (pickerButton instanceof HTMLButtonElement) stateSelect.reportValidity();
  };
  const end = new AbortController();
  const { signal } = end;
  stateSelect.addEventListener("change", onState, { signal });
  productSelect.addEventListener("change", drawProduct, { signal });
  pickerButton.addEventListener("click", askForState, { signal });
  const stop = store.subscribe(draw);
  if (stateSelect.value !== "") onState();
  draw();
  const locate = async (): Promise<void> => {
    await store.locate().catch(() => {});
    isLocating = false;
    draw();
  };
  void locate();

  return () => {
    stop();
    end.abort();
    // Restores the server's HTML: if React renders the page, the script may start again.
    replace(button, pickerButton);
    price?.replaceChildren(...lowest);
    stateSelect.value = "";
    productSelect.replaceChildren(...noProducts);
    productSelect.disabled = true;
  };
};
