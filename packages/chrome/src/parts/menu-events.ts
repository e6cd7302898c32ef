type Menu = HTMLDetailsElement;

const near = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const isWithin = (menu: Menu, target: EventTarget | null): boolean => target instanceof Node && menu.contains(target);

/** Closes the open drop-downs for which this holds. */
function close(mayClose: (menu: Menu) => boolean): void {
  for (const menu of document.querySelectorAll<Menu>(".cw-nav-menu[open]")) {
    if (!mayClose(menu)) continue;
    menu.open = false;
    delete menu.dataset["hover"];
  }
}

/** What a pointer opens in passing closes behind it. */
function onPointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType === "touch") return;
  const menu = near(target, ".cw-nav-item")?.querySelector<Menu>(".cw-nav-menu");
  close((other) => other !== menu && "hover" in other.dataset);
  if (!menu || menu.open) return;
  menu.open = true;
  menu.dataset["hover"] = "";
}

/** The first click on one that the pointer opened keeps it open. */
function onClick(event: MouseEvent): void {
  const menu = near(event.target, ".cw-nav-menu > summary")?.parentElement;
  if (menu && "hover" in menu.dataset) {
    event.preventDefault();
    delete menu.dataset["hover"];
  }
  close((other) => other !== menu);
  // A link that opens a new tab leaves the page as it is. [BL-dropdown-002]
  const list = near(event.target, "[popover] a")?.closest("[popover]");
  if (list instanceof HTMLElement) list.hidePopover?.();
}

/** Tab past the last link leaves the drop-down, Shift-Tab past the first one comes to its button. */
function onFocusIn({ target, relatedTarget }: FocusEvent): void {
  close((menu) => !isWithin(menu, target) || (target === menu.firstElementChild && isWithin(menu, relatedTarget)));
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  const menu = near(document.activeElement, ".cw-nav-menu");
  close(() => true);
  menu?.querySelector("summary")?.focus();
}

/**
 * Follows pointer and keyboard over the drop-downs.
 * @param last where the pointer went while this was loaded
 */
export function followMenuEvents(last: PointerEvent | null): void {
  if (last) onPointerOver(last);
  document.addEventListener("pointerover", onPointerOver);
  document.addEventListener("click", onClick);
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("keydown", onKeyDown);
}
