/** The browser's data for a filter, as JSON: each card's filter values, in the order of the cards. */
export interface FilterData {
  readonly cards: readonly (readonly string[])[];
}

/**
 * Shows the cards with the chosen value; the empty value shows all. The list and the select always have the same
 * choice. [BL-productCards-002, BL-productCards-006]
 */
export function followCardFilter(island: Element, { cards }: FilterData): () => void {
  const filter = island.querySelector<HTMLElement>(".cw-filter");
  const select = filter?.querySelector("select");
  if (!filter || !select) return () => {};
  const radios = [...filter.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const items = island.querySelectorAll<HTMLElement>(":scope > .cw-filtered > ul > li");

  const choose = (value: string): void => {
    select.value = value;
    for (const radio of radios) radio.checked = radio.value === value;
    for (const [index, item] of items.entries()) item.hidden = value !== "" && !cards[index]?.includes(value);
  };
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) choose(target.value);
  };
  // The browser may have restored an earlier choice.
  choose(select.value || (radios.find(({ checked }) => checked)?.value ?? ""));
  filter.addEventListener("change", onChange);
  return () => filter.removeEventListener("change", onChange);
}
