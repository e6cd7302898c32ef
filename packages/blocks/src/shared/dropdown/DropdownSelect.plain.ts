/**
 * A dropdown's select on a phone. Choosing an option clicks its link in the list, so that one place decides on
 * forwarded parameters and new tabs. The select returns to its first option. [BL-dropdown-003, LNK-014]
 */
export function followDropdown(island: Element): () => void {
  const select = island.querySelector("select");
  const links = island.parentElement?.querySelectorAll<HTMLElement>(":scope > ul a");
  if (!select || !links) return () => {};
  const follow = (): void => {
    const link = links[select.selectedIndex - 1];
    select.selectedIndex = 0;
    link?.click();
  };
  select.addEventListener("change", follow);
  return () => select.removeEventListener("change", follow);
}
